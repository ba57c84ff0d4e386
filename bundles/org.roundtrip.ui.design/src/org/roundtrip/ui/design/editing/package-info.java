// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * What is edited, apart from widgets: {@link DesignEditing} holds the design of one editor with its selection and its steps
 * of undo. An editor of a payload adapts to it, so that views can follow the active editor. User interface's thread only.
 */
package org.roundtrip.ui.design.editing;
