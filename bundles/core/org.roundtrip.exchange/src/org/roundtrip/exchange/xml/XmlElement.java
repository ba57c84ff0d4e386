// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.exchange.xml;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.xml.namespace.QName;

/** An element of an XML document. It does not change once the document is read. */
final class XmlElement {
    private final String namespace;
    private final String name;
    private final Map<String, String> attributes;
    /** Namespaces by prefix; the default one has the empty prefix. */
    private final Map<String, String> prefixes;
    private final List<XmlElement> children = new ArrayList<>();
    private final StringBuilder text = new StringBuilder();

    /** @param attributes by name; those of a namespace have the form {@code {namespace}name} */
    XmlElement(String namespace, String name, Map<String, String> attributes, Map<String, String> prefixes) {
        this.namespace = namespace;
        this.name = name;
        this.attributes = attributes;
        this.prefixes = prefixes;
    }

    void add(XmlElement child) {
        children.add(child);
    }

    void add(String more) {
        text.append(more);
    }

    /** Its name without a prefix. */
    String name() {
        return name;
    }

    /** Its namespace; empty for none. */
    String namespace() {
        return namespace;
    }

    boolean is(Set<String> namespaces, String local) {
        return name.equals(local) && namespaces.contains(namespace);
    }

    /** All attributes, in order. */
    Map<String, String> attributes() {
        return attributes;
    }

    /** The prefixes that are known here, with their namespaces. */
    Map<String, String> prefixes() {
        return prefixes;
    }

    boolean has(String attribute) {
        return attributes.containsKey(attribute);
    }

    /** Returns an attribute without the space around it; empty where there is none. */
    String attribute(String attribute) {
        return attributes.getOrDefault(attribute, "").strip();
    }

    /** Returns an attribute of that name in any namespace, with what stands around it; empty where there is none. */
    String anyAttribute(String local) {
        return attributes.entrySet().stream().filter(each -> each.getKey().endsWith("}" + local)).map(Map.Entry::getValue).findFirst().orElse("");
    }

    /** The elements directly within it. */
    List<XmlElement> children() {
        return children;
    }

    /** Those of some namespaces. */
    List<XmlElement> children(Set<String> namespaces) {
        return children.stream().filter(child -> namespaces.contains(child.namespace)).toList();
    }

    /** Those of some namespaces and one name. */
    List<XmlElement> children(Set<String> namespaces, String local) {
        return children.stream().filter(child -> child.is(namespaces, local)).toList();
    }

    /** The text directly within it. */
    String text() {
        return text.toString();
    }

    /** Returns what a name with a prefix stands for. It has no namespace where the prefix is not declared. */
    QName qualified(String written) {
        int colon = written.indexOf(':');
        return new QName(prefixes.getOrDefault(colon < 0 ? "" : written.substring(0, colon), ""), written.substring(colon + 1));
    }
}
