// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.exchange.xml;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import org.roundtrip.model.Shape;

/** What was seen at a place of a sample, of all elements that stand there. It grows while the sample is looked at, by one thread. */
final class XmlPlace {
    private static final String INSTANCE = "{http://www.w3.org/2001/XMLSchema-instance}";
    private final Map<String, WrittenValues> attributes = new LinkedHashMap<>();
    private final Map<String, XmlPlace> children = new LinkedHashMap<>();
    private final WrittenValues text = new WrittenValues();
    private int count;
    private int fewest;
    private int most;
    private boolean empty;

    /** Looks at a whole sample. */
    static XmlPlace of(XmlElement root) {
        XmlPlace place = new XmlPlace();
        place.see(root);
        return place;
    }

    private void see(XmlElement element) {
        count++;
        if (element.attribute(INSTANCE + "nil").matches("true|1") || element.attributes().isEmpty() && element.children().isEmpty() && element.text().isBlank()) {
            empty = true;
        } else if (!element.text().isBlank()) {
            text.see(element.children().isEmpty() ? element.text() : element.text().strip());
        }
        element.attributes().forEach((name, value) -> {
            if (!name.startsWith(INSTANCE)) {
                attributes.computeIfAbsent(name.substring(name.indexOf('}') + 1), none -> new WrittenValues()).see(value);
            }
        });
        Map<String, Integer> within = new HashMap<>();
        for (XmlElement child : element.children()) {
            // With more names it is refused as too large.
            if (children.size() <= Shape.MOST_MEMBERS || children.containsKey(child.name())) {
                within.merge(child.name(), 1, Integer::sum);
                children.computeIfAbsent(child.name(), none -> new XmlPlace()).see(child);
            }
        }
        children.forEach((name, place) -> place.occur(within.getOrDefault(name, 0), count == 1));
    }

    /** @param first whether the element is the first that was seen at the place around this one */
    private void occur(int times, boolean first) {
        // A place that is seen late was not in the elements before.
        boolean late = most == 0 && !first;
        fewest = late ? 0 : most == 0 ? times : Math.min(fewest, times);
        most = Math.max(most, times);
    }

    /** By name, in order. */
    Map<String, WrittenValues> attributes() {
        return attributes;
    }

    /** By name, in order. */
    Map<String, XmlPlace> children() {
        return children;
    }

    /** What stands between the tags. */
    WrittenValues text() {
        return text;
    }

    /** How many elements stand there. */
    int count() {
        return count;
    }

    /** How many stand in an element around them, at least. */
    int fewest() {
        return fewest;
    }

    /** How many stand in an element around them, at most. */
    int most() {
        return most;
    }

    /** Whether some have no content. */
    boolean empty() {
        return empty;
    }
}
