// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * What is edited, apart from widgets. {@link DesignEditing} is the design of one editor as a {@link DesignState}, with
 * its selection and what is typed and not valid yet. A {@link DesignKeeper} has the steps of undo: {@link
 * PayloadEditing} for a payload, the editing of a plan for its operations. Editors adapt to the {@link DesignEditing}
 * that they show, and views follow the editor in front by {@link ActiveDesign}. User interface's thread only.
 */
package org.roundtrip.ui.design.editing;
