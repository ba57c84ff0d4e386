// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/** The web server of all providers whose middleware lives in one. {@link org.roundtrip.tomcat.runtime.WebServer} is Tomcat with one application. */
package org.roundtrip.tomcat.runtime;
