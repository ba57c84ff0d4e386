// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.look;

/** A view in which people choose what other parts show, such as a list of files. Presenter mode gives the room to what it shows. */
public interface Navigation {
}
