// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.tests.ui.process;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.concurrent.TimeUnit;
import org.eclipse.swt.widgets.Display;

/**
 * The product's application in another process: the bundles of this one, with a workspace, a configuration and a home
 * of its own. Each {@link #run} starts it and waits for its end, so the second run is a restart.
 */
public final class OtherWorkbench {
    private static final int PATIENCE_MINUTES = 8;
    private static final int PAUSE_MILLIS = 20;
    private static final String CONFIGURATION = "config.ini";
    private static final String BUNDLES = "osgi.bundles";
    private static final String GTK_STYLE = "org.eclipse.swt.internal.gtk.cssFile";
    private final Path folder;

    /** @param folder for all that it writes */
    public OtherWorkbench(Path folder) throws IOException {
        this(folder, configuration());
    }

    private OtherWorkbench(Path folder, Properties configuration) throws IOException {
        this.folder = folder;
        try (OutputStream out = Files.newOutputStream(
                Files.createDirectories(folder.resolve("configuration")).resolve(CONFIGURATION))) {
            configuration.store(out, null);
        }
    }

    /** Makes one in which Roundtrip's message files, but not those of the platform, are in the pseudo-language. */
    public static OtherWorkbench inPseudoLanguage(Path folder) throws IOException {
        Properties configuration = configuration();
        configuration.setProperty(BUNDLES, PseudoBundles.copied(configuration.getProperty(BUNDLES), folder.resolve("bundles")));
        return new OtherWorkbench(folder, configuration);
    }

    private static Properties configuration() throws IOException {
        Properties configuration = new Properties();
        try (InputStream in = Files.newInputStream(
                Path.of(URI.create(System.getProperty("osgi.configuration.area"))).resolve(CONFIGURATION))) {
            configuration.load(in);
        }
        return configuration;
    }

    /**
     * Starts, runs a script, and ends, while the window of this process answers. To be called on its user interface's thread.
     *
     * @param environment variables to add
     * @param jvmFlags    more flags of its JVM
     * @return what the script reported
     */
    public List<String> run(Class<? extends Script> script, Map<String, String> environment, String... jvmFlags)
            throws IOException, InterruptedException {
        Display display = Display.getCurrent();
        Path output = folder.resolve("output.log");
        List<String> command = new ArrayList<>(List.of(Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Xmx512m", "--enable-native-access=ALL-UNNAMED", "-Djava.awt.headless=true",
                "-Declipse.e4.inject.javax.disabled=true", "-Droundtrip.home=" + folder.resolve("home"),
                "-D" + ScriptStart.SCRIPT + "=" + script.getName()));
        // What GTK draws is a matter of the product's own sheet of style, in this process, too.
        command.add("-D" + GTK_STYLE + "=" + System.getProperty(GTK_STYLE));
        command.addAll(List.of(jvmFlags));
        command.addAll(List.of("-cp", System.getProperty("java.class.path"),
                "org.eclipse.equinox.launcher.Main", "-configuration", folder.resolve("configuration").toString(),
                "-data", folder.resolve("workspace").toString(), "-product", "org.roundtrip.ui.product",
                "-application", "org.roundtrip.ui.application", "-consoleLog"));
        ProcessBuilder builder = new ProcessBuilder(command).redirectErrorStream(true).redirectOutput(output.toFile());
        builder.environment().putAll(environment);
        Process process = builder.start();
        try {
            long end = System.nanoTime() + TimeUnit.MINUTES.toNanos(PATIENCE_MINUTES);
            // A window that does not answer would leave its tips on the screen, over what the other one drags.
            while (process.isAlive()) {
                assertTrue(System.nanoTime() < end, () -> "it does not end; " + read(output));
                if (!display.readAndDispatch()) {
                    Thread.sleep(PAUSE_MILLIS);
                }
            }
        } finally {
            process.destroyForcibly();
        }
        List<String> lines = Files.readAllLines(output).stream().filter(line -> line.startsWith(ScriptStart.REPORT))
                .map(line -> line.substring(ScriptStart.REPORT.length())).toList();
        assertTrue(!lines.isEmpty() && lines.getLast().equals(ScriptStart.DONE), () -> read(output));
        assertEquals(0, process.exitValue(), () -> read(output));
        return lines.subList(0, lines.size() - 1);
    }

    private static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            return e.toString();
        }
    }
}
