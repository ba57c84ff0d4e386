// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * What forms of editors share: fields of what is selected ({@link DetailsForm}), the error mark at a field
 * ({@link Decorated}) and the question for a name; dialogs with rows of fields, {@link CheckedDialog}; and small windows over
 * another one, {@link FramedPopup}. User interface's thread only.
 */
package org.roundtrip.ui.form;
