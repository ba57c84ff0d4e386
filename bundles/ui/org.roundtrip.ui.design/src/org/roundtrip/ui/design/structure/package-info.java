// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * A design as a tree: {@link StructureTree} shows the rows of a {@link org.roundtrip.ui.design.editing.DesignEditing} and
 * follows its changes and its selection. User interface's thread only.
 */
package org.roundtrip.ui.design.structure;
