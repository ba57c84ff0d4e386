// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/** Which processors the processes of a run may use, and how they were run. Also what a check of the machine found. */
package org.roundtrip.model.machine;
