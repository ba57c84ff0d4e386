// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * What all providers of CORBA in Java share in the workbench. It has the Java types that the OMG mapping makes of the
 * IDL ({@link org.roundtrip.corba.java.IdlTypes}), the sources of servant and callers ({@link
 * org.roundtrip.corba.java.OrbSources}), and the provider of an ORB whose jars are fetched and whose start is a list of
 * properties ({@link org.roundtrip.corba.java.ListedOrb}).
 *
 * <p>Several threads may use these classes. What runs in the forks is {@code org.roundtrip.corba.runtime}.
 */
package org.roundtrip.corba.java;
