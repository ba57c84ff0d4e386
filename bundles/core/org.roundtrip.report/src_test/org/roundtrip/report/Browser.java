// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.report;

import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.imageio.ImageIO;

/** A Chromium without a window. Tests that need it are skipped where it is not installed. */
final class Browser {
    private static final int SECONDS = 120;
    private static final Pattern MEASURED = Pattern.compile("<pre id=\"measured\">(.*?)</pre>", Pattern.DOTALL);

    private final Path folder;

    /** @param folder for the browser's files and its pictures */
    Browser(Path folder) {
        this.folder = folder;
        assumeTrue(program() != null, "there is no chromium here");
    }

    private static Path program() {
        return Stream.of(System.getenv("PATH").split(":")).map(each -> Path.of(each, "chromium"))
                .filter(Files::isExecutable).findFirst().orElse(null);
    }

    /** Returns a picture of a page. */
    BufferedImage picture(Path page, boolean dark, int width, int height) throws IOException, InterruptedException {
        Path file = folder.resolve("page.png");
        start(page, "--screenshot=" + file, "--window-size=" + width + "," + height, scheme(dark));
        return ImageIO.read(file.toFile());
    }

    private static String scheme(boolean dark) {
        return "--blink-settings=preferredColorScheme=" + (dark ? 0 : 1);
    }

    /** Prints a page to a PDF file. */
    Path print(Path page) throws IOException, InterruptedException {
        Path file = folder.resolve("page.pdf");
        start(page, "--print-to-pdf=" + file, "--no-pdf-header-footer");
        return file;
    }

    /**
     * Returns the value of an expression in JavaScript. It is evaluated in a copy of the page without its policy, which
     * forbids scripts.
     */
    String measure(Path page, int width, String expression) throws IOException, InterruptedException {
        return measure(page, false, width, expression);
    }

    /** The same on a dark page or a light one. */
    String measure(Path page, boolean dark, int width, String expression) throws IOException, InterruptedException {
        Path copy = Files.writeString(folder.resolve("measured.html"), Files.readString(page)
                .replaceFirst("<meta http-equiv=\"Content-Security-Policy\"[^>]*>", "")
                .replace("</body>", "<pre id=\"measured\"></pre><script>const value = " + expression
                        + ";document.getElementById('measured').textContent = value;</script></body>"));
        Matcher found = MEASURED.matcher(start(copy, "--dump-dom", "--window-size=" + width + ",1000", scheme(dark)));
        assertTrue(found.find(), "the script ran");
        return found.group(1);
    }

    private String start(Path page, String... arguments) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(List.of(program().toString(), "--headless", "--no-sandbox", "--disable-gpu",
                "--hide-scrollbars", "--user-data-dir=" + folder.resolve("profile")));
        command.addAll(List.of(arguments));
        command.add(page.toUri().toString());
        Path out = folder.resolve("out.txt");
        Process process = new ProcessBuilder(command).redirectOutput(out.toFile())
                .redirectError(folder.resolve("errors.txt").toFile()).start();
        try {
            assertTrue(process.waitFor(SECONDS, TimeUnit.SECONDS), "the browser ended");
        } finally {
            process.destroyForcibly();
        }
        return Files.readString(out, StandardCharsets.UTF_8);
    }
}
