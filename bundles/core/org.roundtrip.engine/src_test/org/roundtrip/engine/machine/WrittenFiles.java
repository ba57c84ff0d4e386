// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.engine.machine;

import java.nio.file.FileSystems;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Files of a system in memory. @param texts by path */
record WrittenFiles(Map<String, String> texts) implements SystemFiles {
    @Override
    public Optional<String> text(String path) {
        return Optional.ofNullable(texts.get(path));
    }

    @Override
    public List<String> in(String folder, String names) {
        return texts.keySet().stream().filter(path -> path.startsWith(folder + "/"))
                .map(path -> folder + "/" + path.substring(folder.length() + 1).split("/")[0])
                .filter(path -> FileSystems.getDefault().getPathMatcher("glob:" + names).matches(Path.of(path).getFileName())).distinct().sorted().toList();
    }
}
