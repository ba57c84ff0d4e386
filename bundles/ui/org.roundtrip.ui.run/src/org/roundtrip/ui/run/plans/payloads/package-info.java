// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * Payloads in plans. {@link Payloads} adds the operations of a payload to a contract. {@link PlanDrop} does so when a
 * payload is dropped on the editor of a plan. User interface's thread only.
 */
package org.roundtrip.ui.run.plans.payloads;
