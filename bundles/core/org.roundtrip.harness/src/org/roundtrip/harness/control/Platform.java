// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.harness.control;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.management.ManagementFactory;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.util.Optional;
import java.util.stream.Stream;
import java.util.zip.Checksum;

/**
 * What the harness needs of Java releases after 8, found by reflection, and what takes its place in Java 8. Any thread.
 */
public final class Platform {
    private Platform() {
    }

    /**
     * A barrier of the type {@code ()void}: stores before it are visible to whoever sees a store after it. It must be kept
     * in a constant, from which the JIT inlines it.
     */
    public static MethodHandle releaseFence() {
        MethodHandles.Lookup lookup = MethodHandles.lookup();
        try {
            Optional<Class<?>> handles = newer("java.lang.invoke.VarHandle");
            MethodType type = MethodType.methodType(void.class);
            if (handles.isPresent()) {
                return lookup.findStatic(handles.get(), "releaseFence", type);
            }
            Class<?> unsafe = Class.forName("sun.misc.Unsafe");
            Field field = unsafe.getDeclaredField("theUnsafe");
            field.setAccessible(true);
            return lookup.findVirtual(unsafe, "storeFence", type).bindTo(field.get(null));
        } catch (ReflectiveOperationException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    /** A new CRC-32C, which Java 8 does not have; empty there. */
    public static Optional<Checksum> crc32c() {
        return newer("java.util.zip.CRC32C").map(type -> {
            try {
                return (Checksum) type.getConstructor().newInstance();
            } catch (ReflectiveOperationException impossible) {
                throw new IllegalStateException(impossible);
            }
        });
    }

    /** The id of this process. */
    public static long pid() {
        return newer("java.lang.ProcessHandle").map(type -> (Long) call(type, "pid", current(type)))
                .orElseGet(() -> Long.valueOf(ManagementFactory.getRuntimeMXBean().getName().split("@")[0]));
    }

    /** The id of another process; -1 in Java 8. */
    public static long pid(Process process) {
        return newer("java.lang.ProcessHandle").map(newer -> (Long) call(Process.class, "pid", process)).orElse(-1L);
    }

    /** Ends every process that this one started, and those that they started; none in Java 8, which cannot list them. */
    public static void endDescendants() {
        newer("java.lang.ProcessHandle").ifPresent(type -> end(type, call(type, "descendants", current(type))));
    }

    /** Ends every process that another one started, and those that they started; none in Java 8. */
    public static void endDescendants(Process process) {
        newer("java.lang.ProcessHandle").ifPresent(type -> end(type, call(Process.class, "descendants", process)));
    }

    /** A new thread, not started yet, that does not keep the process alive. @param virtual whether it is a virtual one, if Java has such */
    public static Thread thread(Runnable task, boolean virtual) {
        if (virtual) {
            Optional<Class<?>> builder = newer("java.lang.Thread$Builder$OfVirtual");
            if (builder.isPresent()) {
                return unstarted(builder.get(), call(Thread.class, "ofVirtual", null), task);
            }
        }
        Thread thread = new Thread(task);
        thread.setDaemon(true);
        return thread;
    }

    private static Thread unstarted(Class<?> builder, Object on, Runnable task) {
        try {
            return (Thread) builder.getMethod("unstarted", Runnable.class).invoke(on, task);
        } catch (ReflectiveOperationException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    private static void end(Class<?> handle, Object processes) {
        ((Stream<?>) processes).forEach(each -> call(handle, "destroyForcibly", each));
    }

    private static Object current(Class<?> type) {
        return call(type, "current", null);
    }

    private static Object call(Class<?> type, String name, Object on) {
        try {
            Method method = type.getMethod(name);
            return method.invoke(on);
        } catch (ReflectiveOperationException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    private static Optional<Class<?>> newer(String type) {
        try {
            return Optional.of(Class.forName(type));
        } catch (ClassNotFoundException olderJava) {
            return Optional.empty();
        }
    }
}
