// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * The provider of an ORB that the user owns. {@link org.roundtrip.provider.orb.custom.OwnOrbProvider} is its component,
 * which runs in the workbench and may be called by several threads. What the user described is in {@code
 * org.roundtrip.corba.own}; {@code org.roundtrip.corba.runtime} has the halves.
 */
package org.roundtrip.provider.orb.custom;
