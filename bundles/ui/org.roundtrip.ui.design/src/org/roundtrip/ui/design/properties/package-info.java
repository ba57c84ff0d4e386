// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * The properties of what is selected in a design. {@link NodeForm} has a field for each, and takes what is typed as soon
 * as it is valid. User interface's thread only.
 */
package org.roundtrip.ui.design.properties;
