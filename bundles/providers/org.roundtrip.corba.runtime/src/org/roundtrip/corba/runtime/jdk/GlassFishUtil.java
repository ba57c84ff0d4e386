// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.corba.runtime.jdk;

import com.sun.corba.ee.impl.javax.rmi.CORBA.Util;

/** Turns names on the wire into classes for GlassFish's ORB, those of {@link PayloadClasses} only. */
public final class GlassFishUtil extends Util {
    /** Created by {@code javax.rmi.CORBA.Util}, for which a flag of the process names this class. */
    public GlassFishUtil() throws ReflectiveOperationException {
        PayloadClasses.replace(Util.class, this);
    }

    @Override
    public Class<?> loadClass(String name, String codebase, ClassLoader loader) throws ClassNotFoundException {
        PayloadClasses.check(name);
        return super.loadClass(name, null, loader);
    }
}
