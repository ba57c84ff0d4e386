// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.javaidl;

import java.util.List;
import org.roundtrip.corba.java.Idlj;
import org.roundtrip.corba.java.jdk.JdkOrb;

/** The JDK's former ORB and GlassFish's with stubs made from IDL. */
public final class JavaIdlProvider extends JdkOrb {
    @Override
    protected String id() {
        return "javaidl";
    }

    @Override
    protected Language language() {
        return new Language(Idlj.SET, Idlj::sources, (files, orb) -> List.of(Idlj.generator(files)));
    }
}
