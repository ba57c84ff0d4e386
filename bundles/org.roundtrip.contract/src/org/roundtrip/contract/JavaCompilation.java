// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.contract;

import java.io.File;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.eclipse.jdt.core.compiler.CompilationProgress;
import org.eclipse.jdt.core.compiler.batch.BatchCompiler;
import org.roundtrip.provider.CompilationException;

/** Compiles a folder of Java sources with the Eclipse compiler and copies what else is there beside the classes. */
final class JavaCompilation {
    private JavaCompilation() {
    }

    static void compile(Path sources, Path classes, List<Path> classPath)
            throws IOException, CompilationException, InterruptedException {
        Files.createDirectories(classes);
        String path = classPath.stream().map(Path::toString).collect(Collectors.joining(File.pathSeparator));
        String[] arguments = {"--release", "21", "-encoding", "UTF-8", "-proc:none", "-nowarn", "-g",
            "-classpath", path, "-d", classes.toString(), sources.toString()};
        StringWriter output = new StringWriter();
        PrintWriter printer = new PrintWriter(output);
        boolean compiled = BatchCompiler.compile(arguments, printer, printer, new UntilInterrupted());
        printer.flush();
        if (Thread.interrupted()) {
            throw new InterruptedException();
        }
        if (!compiled) {
            throw new CompilationException("The classes generated for this contract do not compile; what the compiler said is in the details.", output.toString());
        }
        copyOthers(sources, classes);
    }

    private static void copyOthers(Path sources, Path classes) throws IOException {
        try (Stream<Path> walk = Files.walk(sources)) {
            for (Path file : walk.filter(Files::isRegularFile).toList()) {
                if (!file.toString().endsWith(".java")) {
                    Path copy = classes.resolve(sources.relativize(file).toString());
                    Files.createDirectories(copy.getParent());
                    Files.copy(file, copy);
                }
            }
        }
    }

    /** Ends the compilation when its thread is interrupted. */
    private static final class UntilInterrupted extends CompilationProgress {
        private final Thread thread = Thread.currentThread();

        @Override
        public boolean isCanceled() {
            return thread.isInterrupted();
        }

        @Override
        public void begin(int remainingWork) {
        }

        @Override
        public void done() {
        }

        @Override
        public void setTaskName(String name) {
        }

        @Override
        public void worked(int workIncrement, int remainingWork) {
        }
    }
}
