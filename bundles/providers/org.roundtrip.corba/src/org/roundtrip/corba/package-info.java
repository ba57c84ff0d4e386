// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * What providers of the CORBA family share, so that their stubs and servants understand each other. It has the IDL of a
 * contract ({@link org.roundtrip.corba.IdlWriter}), its names ({@link org.roundtrip.corba.IdlNames}), and what IDL
 * cannot carry ({@link org.roundtrip.corba.IdlRefusals}). With RMI over IIOP they agree on the types that it has for
 * Java's values ({@link org.roundtrip.corba.ValueMapping}). The package {@code java} is for ORBs in Java.
 *
 * <p>These classes run in the workbench; several threads may use them.
 */
package org.roundtrip.corba;
