// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * Which providers carry what is drawn: {@link Carriers} shows a badge for each, {@link ReasonPopup} why one does not. User
 * interface's thread, except where said.
 */
package org.roundtrip.ui.design.carriers;
