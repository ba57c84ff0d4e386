// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * What forms of editors share. {@link DetailsForm} has fields of what is selected, {@link Decorated} the error mark at a
 * field. {@link CheckedDialog} has rows of fields, {@link FramedPopup} is a small window over another one. There is also
 * the question for a name. User interface's thread only.
 */
package org.roundtrip.ui.form;
