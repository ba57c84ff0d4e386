// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * Libraries from Maven repositories. {@link org.roundtrip.libraries.maven.MavenSource} uses Maven's own resolver, which reads
 * the settings of the user: repositories, mirrors, proxies and the local repository. These are the only classes that know
 * the resolver.
 */
package org.roundtrip.libraries.maven;
