// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.proactive.runtime;

import java.nio.file.Files;
import java.nio.file.Paths;
import java.util.Arrays;
import java.util.List;
import java.util.jar.JarOutputStream;
import java.util.zip.ZipEntry;
import javassist.ClassPool;
import javassist.CtClass;

/** A step of the compilation: writes copies of the classes of ProActive that look for services, which call {@link Services} instead. */
public final class NewerJava {
    /** The name of the jar, which goes before ProActive's own on the class path. */
    public static final String JAR = "services.jar";
    private static final String REFUSED = "javax.imageio.spi.ServiceRegistry";
    private static final List<String> CALLERS = Arrays.asList("core.config.PAProperties", "core.remoteobject.RemoteObjectProtocolFactoryRegistry",
            "core.util.log.remote.ProActiveAppender");

    private NewerJava() {
    }

    /** Writes the jar into the working folder. */
    public static void main(String[] arguments) throws Exception {
        try (JarOutputStream jar = new JarOutputStream(Files.newOutputStream(Paths.get(JAR)))) {
            for (String name : CALLERS) {
                CtClass caller = ClassPool.getDefault().get("org.objectweb.proactive." + name);
                caller.replaceClassName(REFUSED, Services.class.getName());
                jar.putNextEntry(new ZipEntry(caller.getName().replace('.', '/') + ".class"));
                jar.write(caller.toBytecode());
            }
        }
    }
}
