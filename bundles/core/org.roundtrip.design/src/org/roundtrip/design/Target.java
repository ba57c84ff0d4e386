// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.design;

/**
 * Where in a design something goes.
 *
 * @param place on the node, beside it or around it
 * @param node  the number of a node; or {@link #DESIGN}, {@link #OPERATIONS} or {@link #TYPES}, which are no nodes
 */
public record Target(Place place, int node) {
    /** Stands for the design itself: its payload while none is drawn, else wherever in it a piece belongs. */
    public static final int DESIGN = 0;
    /** Stands for the list of operations. */
    public static final int OPERATIONS = -1;
    /** Stands for the list of types. */
    public static final int TYPES = -2;

    /** Where at a node. */
    public enum Place {
        /** Before the node, among its neighbours. */
        BEFORE,
        /** Into a node that takes parts, after its last one; else in place of what the node has. */
        ON,
        /** After the node, among its neighbours. */
        AFTER,
        /** Around what the node has, which becomes an element or a value of what is put there. */
        AROUND
    }

    /** Whether it is at a node, and not the design or one of its lists. */
    public boolean atNode() {
        return node > DESIGN;
    }

    /** Returns the target on a node. */
    public static Target on(int node) {
        return new Target(Place.ON, node);
    }

    /** Returns the target before a node. */
    public static Target before(int node) {
        return new Target(Place.BEFORE, node);
    }

    /** Returns the target after a node. */
    public static Target after(int node) {
        return new Target(Place.AFTER, node);
    }

    /** Returns the target around what a node has. */
    public static Target around(int node) {
        return new Target(Place.AROUND, node);
    }
}
