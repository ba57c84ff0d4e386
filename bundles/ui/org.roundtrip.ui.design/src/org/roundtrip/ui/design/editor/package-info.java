// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * The editor of payload files: {@link DesignEditor} reads, shows and saves one. It adapts to
 * {@link org.roundtrip.ui.design.editing.DesignEditing}, which views follow. User interface's thread only, except where
 * said.
 */
package org.roundtrip.ui.design.editor;
