// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.hosts;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.roundtrip.files.content.Sums;

/**
 * A folder here, and its place in the store of a host. That is {@code SUM/NAME}, where the sum is that of all paths and
 * contents. There its files are links to the contents in the store.
 *
 * @param folders paths below the folder, with slashes, sorted
 * @param files   the contents by their paths below the folder
 */
record Tree(Path folder, String sum, List<String> folders, Map<String, Content> files) {
    private static final int LINKS_AT_ONCE = 100;

    static Tree of(Path folder, Sums sums) throws IOException {
        TreeSet<String> folders = new TreeSet<>();
        Map<String, Content> files = new TreeMap<>();
        MessageDigest digest = Sums.sha256();
        try (Stream<Path> paths = Files.walk(folder)) {
            for (Path path : paths.sorted().toList()) {
                String relative = folder.relativize(path).toString().replace('\\', '/');
                if (Files.isDirectory(path)) {
                    folders.add(relative);
                    digest.update((relative + "/\0").getBytes(StandardCharsets.UTF_8));
                } else if (Files.isRegularFile(path)) {
                    Content content = Content.of(path, sums);
                    files.put(relative, content);
                    digest.update((relative + "\0" + content.folder() + "\0").getBytes(StandardCharsets.UTF_8));
                }
            }
        }
        return new Tree(folder, HexFormat.of().formatHex(digest.digest()), List.copyOf(folders), files);
    }

    /** Its path below the store. */
    String place() {
        return sum + "/" + Content.nameOf(folder);
    }

    /** Lines of shell that build it within the store, all at once or not at all. Its contents must be there. */
    String building() {
        String place = HostConnection.quote(place());
        StringBuilder lines = new StringBuilder("if [ ! -d " + place + " ]; then\nmkdir -p " + sum + " && new=" + place
                + ".$$ && rm -rf \"$new\" && mkdir \"$new\" || exit 1\n");
        folders.stream().filter(each -> !each.isEmpty()).forEach(each -> lines.append("mkdir \"$new\"/")
                .append(HostConnection.quote(each)).append(" || exit 1\n"));
        Map<String, List<Content>> together = new TreeMap<>();
        files.forEach((path, content) -> {
            String name = path.substring(path.lastIndexOf('/') + 1);
            if (name.equals(content.name())) {
                together.computeIfAbsent(path.substring(0, path.length() - name.length()), key -> new ArrayList<>())
                        .add(content);
            } else {
                lines.append(link(content.place(), path));
            }
        });
        together.forEach((parent, contents) -> {
            for (int i = 0; i < contents.size(); i += LINKS_AT_ONCE) {
                lines.append(link(contents.subList(i, Math.min(contents.size(), i + LINKS_AT_ONCE)).stream()
                        .map(Content::place).collect(Collectors.joining(" ")), parent));
            }
        });
        // Another sender may have built it meanwhile; then this one was moved into it.
        return lines.append("mv \"$new\" ").append(place).append(" && rm -rf ").append(place).append("/\"${new##*/}\" && echo >")
                .append(sum).append("/.used\nfi\n").toString();
    }

    private static String link(String places, String to) {
        String target = " \"$new\"/" + HostConnection.quote(to) + " ";
        return "ln " + places + target + "2>/dev/null || cp -p " + places + target + "|| exit 1\n";
    }
}
