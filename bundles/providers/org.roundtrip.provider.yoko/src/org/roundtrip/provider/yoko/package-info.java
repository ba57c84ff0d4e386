// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * The provider of Apache Yoko. {@link org.roundtrip.provider.yoko.YokoProvider} is its component, which runs in the workbench and
 * may be called by several threads. {@code org.roundtrip.corba.runtime} has the halves; the list of properties beside this page
 * names what else Yoko needs in its processes, which is in {@code runtime}, a bundle of its own.
 */
package org.roundtrip.provider.yoko;
