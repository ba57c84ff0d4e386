// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.axis;

import java.io.Closeable;
import java.io.File;
import java.io.IOException;
import java.lang.reflect.InvocationTargetException;
import java.net.MalformedURLException;
import java.net.URI;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.function.BiFunction;
import java.util.stream.Stream;
import org.roundtrip.model.Contract;
import org.roundtrip.provider.CompilationException;
import org.roundtrip.provider.CompileSetting;
import org.roundtrip.provider.Compiled;

/**
 * A contract compiled and served inside this JVM. Generated classes and our own have a class loader for each contract, as
 * each fork has one; Axis, Tomcat and their libraries are loaded once for all contracts.
 */
final class Isolated implements AutoCloseable {
    private static final URLClassLoader LIBRARIES =
            new URLClassLoader(entries(false), ClassLoader.getPlatformClassLoader());
    private final URLClassLoader loader;
    private final BiFunction<String, Integer, String[]> exchange;

    @SuppressWarnings("unchecked")
    Isolated(Contract contract, Map<String, String> options, Path folder, int port, long seed) throws Exception {
        URL generated = compile(contract, CompileSetting.newest(options, folder.resolve("cache"))).classes().toUri().toURL();
        loader = new URLClassLoader(Stream.concat(Stream.of(generated), Stream.of(entries(true))).toArray(URL[]::new),
                LIBRARIES);
        try {
            exchange = inside(() -> (BiFunction<String, Integer, String[]>) loader.loadClass(Exchange.class.getName())
                    .getConstructor(Map.class, Path.class, int.class, long.class)
                    .newInstance(options, folder.resolve("server"), port, seed));
        } catch (InvocationTargetException e) {
            loader.close();
            throw (Exception) e.getCause();
        }
    }

    /** Returns the entries of this JVM's class path that hold our own classes, or the others. */
    private static URL[] entries(boolean own) {
        return Stream.of(System.getProperty("java.class.path").split(File.pathSeparator)).map(Path::of)
                .filter(entry -> own == entry.toString().contains("org.roundtrip.")).map(Isolated::url).toArray(URL[]::new);
    }

    private static URL url(Path entry) {
        try {
            return entry.toUri().toURL();
        } catch (MalformedURLException e) {
            throw new IllegalArgumentException(e);
        }
    }

    private static Compiled compile(Contract contract, CompileSetting setting) throws Exception {
        try {
            return new AxisProvider().compile(contract, setting);
        } catch (CompilationException e) {
            throw new AssertionError(e.getMessage() + "\n" + e.details(), e);
        }
    }

    /** Returns the digests of client and server after so many calls, each with values of its own. */
    String[] digests(String operation, int calls) throws Exception {
        return inside(() -> exchange.apply(operation, calls));
    }

    /** Returns the server's address. */
    URI address() {
        return URI.create(exchange.toString());
    }

    private <T> T inside(Callable<T> task) throws Exception {
        Thread thread = Thread.currentThread();
        ClassLoader before = thread.getContextClassLoader();
        thread.setContextClassLoader(loader);
        try {
            return task.call();
        } finally {
            thread.setContextClassLoader(before);
        }
    }

    @Override
    public void close() throws IOException {
        ((Closeable) exchange).close();
        loader.close();
    }
}
