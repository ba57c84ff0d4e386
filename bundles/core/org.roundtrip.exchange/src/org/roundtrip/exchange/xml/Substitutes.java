// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.exchange.xml;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.xml.namespace.QName;
import org.roundtrip.model.Shape;

/** Which elements may stand in the place of others. It looks when it is asked first, so all schemas must be read before. */
final class Substitutes {
    private static final int MOST = Shape.MOST_MEMBERS;
    private final SchemaFiles files;
    private Map<QName, List<Component>> direct;

    Substitutes(SchemaFiles files) {
        this.files = files;
    }

    static boolean isAbstract(Component element) {
        return element.element().attribute("abstract").matches("true|1");
    }

    /** Returns the elements that may stand in the place of that one, without the abstract ones. */
    List<Component> of(QName head) {
        if (direct == null) {
            direct = direct();
        }
        List<Component> all = new ArrayList<>();
        Set<QName> known = new HashSet<>(Set.of(head));
        Deque<QName> open = new ArrayDeque<>(List.of(head));
        while (!open.isEmpty() && all.size() < MOST) {
            for (Component each : direct.getOrDefault(open.poll(), List.of())) {
                QName name = each.in().own(each.name());
                if (known.add(name)) {
                    open.add(name);
                    if (!isAbstract(each)) {
                        all.add(each);
                    }
                }
            }
        }
        return all;
    }

    private Map<QName, List<Component>> direct() {
        Map<QName, List<Component>> found = new HashMap<>();
        for (SchemaFile file : files.files()) {
            for (Component each : files.components(file, Component.Kind.ELEMENT)) {
                for (String head : each.element().attribute("substitutionGroup").split("\\s+")) {
                    if (!head.isEmpty()) {
                        found.computeIfAbsent(file.name(each.element(), head), none -> new ArrayList<>()).add(each);
                    }
                }
            }
        }
        return found;
    }
}
