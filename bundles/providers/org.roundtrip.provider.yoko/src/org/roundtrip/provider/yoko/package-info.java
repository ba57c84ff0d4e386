// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * The provider of Apache Yoko. {@link org.roundtrip.provider.yoko.YokoProvider} is its component, which runs in the workbench and
 * may be called by several threads. The list of properties and the sources in {@code halves} are
 * compiled with each contract; {@code org.roundtrip.corba.runtime}
 * has the halves.
 */
package org.roundtrip.provider.yoko;
