// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.javaidl;

import java.util.List;
import java.util.stream.Stream;
import org.roundtrip.corba.java.Idlj;
import org.roundtrip.corba.java.jdk.JdkOrb;
import org.roundtrip.provider.Option;

/** The JDK's former ORB and GlassFish's with stubs made from IDL. */
public final class JavaIdlProvider extends JdkOrb {
    @Override
    protected String id() {
        return "javaidl";
    }

    /** Values of RMI-IIOP need GIOP 1.2, and their texts are wide characters, so only contracts in IDL have these choices. */
    @Override
    public List<Option> options() {
        return Stream.concat(super.options().stream(), Stream.of(giop(), codeSet())).toList();
    }

    @Override
    protected Language language() {
        return new Language(Idlj.SET, Idlj::sources, (files, orb) -> List.of(Idlj.generator(files)));
    }
}
