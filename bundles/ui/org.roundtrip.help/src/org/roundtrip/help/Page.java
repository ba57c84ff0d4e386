// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.help;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * One page of the help. Immutable.
 *
 * @param id     name of its file without the ending
 * @param title  the text of its first heading
 * @param blocks in reading order
 */
public record Page(String id, String title, List<Block> blocks) {

    /** Returns the ids of the pages that this page links to. */
    public Set<String> targets() {
        return blocks.stream().flatMap(block -> block instanceof Block.Entry entry
                ? Stream.concat(entry.term().stream(), entry.spans().stream()) : block.spans().stream())
                .map(Span::target).filter(target -> target != null).collect(Collectors.toUnmodifiableSet());
    }

    /** Returns how often words begin with those, in the title a hundredfold; 0 if one is missing. @param words in lower case */
    int score(List<String> words) {
        String body = blocks.stream().map(Block::text).collect(Collectors.joining("\n"));
        int score = 0;
        for (String word : words) {
            int found = Guide.places(body, word).size() + 100 * Guide.places(title, word).size();
            if (found == 0) {
                return 0;
            }
            score += found;
        }
        return score;
    }
}
