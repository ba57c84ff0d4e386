// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.easybeans.runtime;

import java.lang.reflect.Method;
import java.security.Principal;
import java.security.ProtectionDomain;
import org.ow2.util.asm.ClassWriter;
import org.ow2.util.asm.Opcodes;

/**
 * The interface {@code java.security.acl.Group}, which EasyBeans's groups of roles implement and which Java had until 13. In later ones it is
 * defined again, with the same methods. Only Java itself may define classes of such a name, so the process must open {@code java.lang}.
 */
final class AclGroup {
    private static final String NAME = "java.security.acl.Group";
    private static final String OF_PRINCIPAL = "(Ljava/security/Principal;)Z";

    private AclGroup() {
    }

    /** Defines it unless it is there. Called before a class of EasyBeans is loaded. */
    static void define() throws ReflectiveOperationException {
        try {
            Class.forName(NAME);
        } catch (ClassNotFoundException newerJava) {
            byte[] bytes = bytes();
            Method define = ClassLoader.class.getDeclaredMethod("defineClass1", ClassLoader.class, String.class, byte[].class, int.class,
                    int.class, ProtectionDomain.class, String.class);
            define.setAccessible(true);
            define.invoke(null, null, NAME, bytes, 0, bytes.length, null, null);
        }
    }

    private static byte[] bytes() {
        ClassWriter group = new ClassWriter(0);
        group.visit(Opcodes.V1_5, Opcodes.ACC_PUBLIC | Opcodes.ACC_INTERFACE | Opcodes.ACC_ABSTRACT, NAME.replace('.', '/'), null,
                "java/lang/Object", new String[] {Principal.class.getName().replace('.', '/')});
        method(group, "addMember", OF_PRINCIPAL);
        method(group, "removeMember", OF_PRINCIPAL);
        method(group, "isMember", OF_PRINCIPAL);
        method(group, "members", "()Ljava/util/Enumeration;");
        group.visitEnd();
        return group.toByteArray();
    }

    private static void method(ClassWriter group, String name, String type) {
        group.visitMethod(Opcodes.ACC_PUBLIC | Opcodes.ACC_ABSTRACT, name, type, null, null).visitEnd();
    }
}
