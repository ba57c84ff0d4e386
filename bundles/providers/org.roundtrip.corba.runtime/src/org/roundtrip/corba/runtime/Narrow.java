// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.corba.runtime;

/**
 * Narrows a reference to the contract's stub; the generated {@code generated.ToStub} calls the helper of the
 * interface.
 */
public interface Narrow {
    /** Returns the contract's stub for a reference. */
    org.omg.CORBA.Object narrow(org.omg.CORBA.Object reference);
}
