// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.contract.tools;

import java.io.File;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.eclipse.jdt.core.compiler.batch.BatchCompiler;
import org.roundtrip.model.text.Texts;
import org.roundtrip.provider.CompilationException;

/**
 * Compiles a folder of Java sources with the Eclipse compiler. Other files of the folder are copied beside the classes,
 * except classes that a generator read: they are compiled again.
 */
public final class JavaCompilation {
    /** Old middlewares contain packages that are now in the JDK as well. As with javac, the JDK's are used. */
    private static final String OPTIONS = "org.eclipse.jdt.core.compiler.ignoreUnnamedModuleForSplitPackage=enabled\n";

    private JavaCompilation() {
    }

    /** Compiles. @throws CompilationException with the compiler's messages */
    public static void compile(Path sources, Path classes, List<Path> classPath, int release)
            throws IOException, CompilationException, InterruptedException {
        Files.createDirectories(classes);
        Path copies = Files.createDirectories(classes.resolveSibling("jars"));
        List<Path> named = named(classPath, copies);
        String path = named.stream().map(Path::toString).collect(Collectors.joining(File.pathSeparator));
        Path options = Files.writeString(classes.resolveSibling("compiler.properties"), OPTIONS);
        StringWriter output = new StringWriter();
        boolean compiled = run(output, "--release", Integer.toString(release), "-encoding", "UTF-8", "-proc:none", "-properties",
                options.toString(), "-nowarn", "-g", "-classpath", path, "-d", classes.toString(), sources.toString());
        if (!compiled) {
            throw new CompilationException(Texts.of(JavaCompilation.class).text("compiler.errors"), output.toString());
        }
        copyOthers(sources, classes);
        Files.delete(options);
        for (Path copy : named) {
            if (copies.equals(copy.getParent())) {
                Files.delete(copy);
            }
        }
        Files.delete(copies);
    }

    /**
     * Returns the same class path with jars that the compiler knows as such. It takes a file without an ending for a
     * folder, and the framework keeps the jars of added providers under names without one.
     */
    private static List<Path> named(List<Path> classPath, Path copies) throws IOException {
        List<Path> named = new ArrayList<>();
        for (Path path : classPath) {
            boolean known = path.getFileName().toString().contains(".") || !Files.isRegularFile(path);
            named.add(known ? path : Files.copy(path, copies.resolve(named.size() + ".jar")));
        }
        return named;
    }

    /**
     * Runs the compiler in a thread of its own that is never interrupted, and to its end. The compiler keeps the file
     * with the signatures of the Java library open, and an interrupt while it reads would close it for all later
     * compilations. A cancel through the compiler's own interface has the same effect: it interrupts its inner thread.
     */
    private static boolean run(StringWriter output, String... arguments)
            throws CompilationException, InterruptedException {
        PrintWriter printer = new PrintWriter(output, true);
        FutureTask<Boolean> task =
                new FutureTask<>(() -> BatchCompiler.compile(arguments, printer, printer, null));
        Thread thread = Thread.ofPlatform().name("Roundtrip contract compiler").daemon().start(task);
        try {
            return task.get();
        } catch (InterruptedException e) {
            joinWithoutFail(thread);
            throw e;
        } catch (ExecutionException e) {
            throw new CompilationException(Texts.of(JavaCompilation.class).text("compiler.failed"),
                    output + e.getCause().toString());
        }
    }

    /**
     * Waits for the end of a thread, also when interrupted. Afterwards nothing writes into the folder of the classes
     * any more.
     */
    private static void joinWithoutFail(Thread thread) {
        while (thread.isAlive()) {
            try {
                thread.join();
            } catch (InterruptedException again) {
                continue;
            }
        }
    }

    private static void copyOthers(Path sources, Path classes) throws IOException {
        try (Stream<Path> walk = Files.walk(sources)) {
            for (Path file : walk.filter(Files::isRegularFile).toList()) {
                if (!file.toString().matches(".*\\.(java|class)")) {
                    Path copy = classes.resolve(sources.relativize(file).toString());
                    Files.createDirectories(copy.getParent());
                    Files.copy(file, copy);
                }
            }
        }
    }
}
