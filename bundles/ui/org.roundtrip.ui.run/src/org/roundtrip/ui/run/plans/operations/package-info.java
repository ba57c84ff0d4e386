// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * The page of operations in the plan editor. {@link OperationsPage} shows the plan's contract with the tree, properties
 * and commands of a payload's editor. User interface's thread only.
 */
package org.roundtrip.ui.run.plans.operations;
