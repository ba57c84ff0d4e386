// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * The page of operations in the plan editor: {@link OperationsPage} shows the plan's contract as a payload's editor shows a
 * payload, with the same tree, properties and commands. User interface's thread only.
 */
package org.roundtrip.ui.run.operations;
