// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.axis;

import java.io.Closeable;
import java.io.File;
import java.io.IOException;
import java.lang.reflect.InvocationTargetException;
import java.net.URI;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.function.Function;
import org.roundtrip.model.Contract;
import org.roundtrip.provider.CompilationException;
import org.roundtrip.provider.Compiled;

/** A contract compiled and served inside this JVM, with class loaders that are separate as in forks. */
final class Isolated implements AutoCloseable {
    private final URLClassLoader loader;
    private final Function<String, String[]> exchange;

    @SuppressWarnings("unchecked")
    Isolated(Contract contract, Map<String, String> options, Path folder, int port, long seed, int pool) throws Exception {
        List<URL> path = new ArrayList<>();
        path.add(compile(contract, options, folder.resolve("cache")).classes().toUri().toURL());
        for (String entry : System.getProperty("java.class.path").split(File.pathSeparator)) {
            path.add(Path.of(entry).toUri().toURL());
        }
        loader = new URLClassLoader(path.toArray(URL[]::new), ClassLoader.getPlatformClassLoader());
        try {
            exchange = inside(() -> (Function<String, String[]>) loader.loadClass(Exchange.class.getName())
                    .getConstructor(Map.class, Path.class, int.class, long.class, int.class)
                    .newInstance(options, folder.resolve("server"), port, seed, pool));
        } catch (InvocationTargetException e) {
            loader.close();
            throw (Exception) e.getCause();
        }
    }

    private static Compiled compile(Contract contract, Map<String, String> options, Path cache) throws Exception {
        try {
            return new AxisProvider().compile(contract, options, cache);
        } catch (CompilationException e) {
            throw new AssertionError(e.getMessage() + "\n" + e.details(), e);
        }
    }

    /** Returns the digests of client and server after calls with all entries of the pool. */
    String[] digests(String operation) throws Exception {
        return inside(() -> exchange.apply(operation));
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
