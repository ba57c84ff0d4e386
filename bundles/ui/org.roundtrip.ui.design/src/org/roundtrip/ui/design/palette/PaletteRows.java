// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.design.palette;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.eclipse.jface.viewers.DelegatingStyledCellLabelProvider.IStyledLabelProvider;
import org.eclipse.jface.viewers.ITreeContentProvider;
import org.eclipse.jface.viewers.LabelProvider;
import org.eclipse.jface.viewers.StyledString;
import org.eclipse.swt.graphics.Image;
import org.roundtrip.model.text.Texts;
import org.roundtrip.ui.design.palette.PaletteItem.Group;
import org.roundtrip.ui.theme.Icons;

/** The items of the palette below their heads. */
final class PaletteRows extends LabelProvider implements ITreeContentProvider, IStyledLabelProvider {
    private static final Texts TEXTS = Texts.of(PaletteRows.class);
    private final List<PaletteItem> constant = PaletteItems.constant();
    private List<PaletteItem> own = List.of();
    private String wanted = "";

    /** Shows only items with a text from now on. */
    void filter(String text) {
        wanted = text.toLowerCase(Locale.ROOT).strip();
    }

    /** Offers the types of a design from now on. @return whether they are others than before */
    boolean offer(List<PaletteItem> types) {
        boolean others = !types.equals(own);
        own = types;
        return others;
    }

    /** Returns the items of a head that have the wanted text. */
    List<PaletteItem> of(Group group) {
        return Stream.concat(constant.stream(), own.stream()).filter(item -> item.group() == group
                && (item.label() + " " + item.more()).toLowerCase(Locale.ROOT).contains(wanted)).toList();
    }

    @Override
    public Object[] getElements(Object input) {
        return Arrays.stream(Group.values()).filter(this::hasChildren).toArray();
    }

    @Override
    public Object[] getChildren(Object element) {
        return element instanceof Group group ? of(group).toArray() : new Object[0];
    }

    @Override
    public boolean hasChildren(Object element) {
        return element instanceof Group group && !of(group).isEmpty();
    }

    @Override
    public Object getParent(Object element) {
        return element instanceof PaletteItem item ? item.group() : null;
    }

    @Override
    public StyledString getStyledText(Object element) {
        return element instanceof PaletteItem item
                ? new StyledString(item.label()).append("  " + item.more(), StyledString.QUALIFIER_STYLER)
                : new StyledString(TEXTS.text("group." + element));
    }

    @Override
    public Image getImage(Object element) {
        return element instanceof PaletteItem item ? Icons.image(item.icon()) : null;
    }
}
