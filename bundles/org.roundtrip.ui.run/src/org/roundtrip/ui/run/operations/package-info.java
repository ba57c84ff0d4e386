// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * The page of operations in the plan editor: {@link OperationsPage} holds a tree of operations and their shapes and the
 * fields of the selected node. User interface's thread only.
 */
package org.roundtrip.ui.run.operations;
