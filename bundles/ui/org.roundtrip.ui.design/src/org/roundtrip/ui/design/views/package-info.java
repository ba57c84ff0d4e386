// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * What the views beside the editor of a payload share. {@link DesignView} follows the design in front; {@link PreviewView} has
 * something made of its payload by each chosen provider, in the background; {@link ProviderChoice} is the choice of them, one for
 * the whole workbench. User interface's thread, except where said.
 */
package org.roundtrip.ui.design.views;
