// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.design.structure;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.jface.viewers.DelegatingStyledCellLabelProvider;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.jface.viewers.TreeViewer;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Listener;
import org.eclipse.swt.widgets.ToolBar;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.swt.widgets.TreeItem;
import org.eclipse.ui.services.IServiceLocator;
import org.roundtrip.design.Design;
import org.roundtrip.design.Outline;
import org.roundtrip.model.text.Texts;
import org.roundtrip.ui.design.editing.DesignEditing;
import org.roundtrip.ui.design.editing.DesignListener;
import org.roundtrip.ui.design.exchange.TreeImport;

/** The tree of a design, with the field that finds and the buttons of what is done most. Its selection is that of the {@link DesignEditing}. */
public final class StructureTree {
    private static final Texts TEXTS = Texts.of(StructureTree.class);
    private static final int SHOWN_AT_FIRST = 4;
    private final DesignEditing editing;
    private final Composite body;
    private final TreeViewer viewer;
    private final Rows rows;
    private final RowNames names;
    private final FindField find;
    private boolean following;

    /** A tree of what is edited, until it is disposed. @param site that of the part which shows it */
    public StructureTree(Composite parent, DesignEditing editing, IServiceLocator site) {
        this.editing = editing;
        Labels labels = new Labels(editing);
        body = new Composite(parent, SWT.NONE) {
            /** Keys are for the tree unless a person goes to the field. */
            @Override
            public boolean setFocus() {
                return viewer != null && tree().setFocus();
            }
        };
        GridLayoutFactory.fillDefaults().numColumns(2).spacing(2, 2).applyTo(body);
        find = new FindField(body, editing, labels, () -> tree().setFocus());
        GridDataFactory.fillDefaults().grab(true, false).align(SWT.FILL, SWT.CENTER).applyTo(find.widget());
        ToolBar bar = new ToolBar(body, SWT.FLAT);
        viewer = new TreeViewer(body, SWT.MULTI | SWT.H_SCROLL | SWT.V_SCROLL);
        GridDataFactory.fillDefaults().grab(true, true).span(2, 1).applyTo(viewer.getControl());
        viewer.setUseHashlookup(true);
        rows = new Rows(editing);
        viewer.setContentProvider(rows);
        viewer.setLabelProvider(new DelegatingStyledCellLabelProvider(labels));
        // A tip of JFace is a window of its own: when it goes, the list of what can be inserted would go with it.
        tree().addListener(SWT.MouseMove, moved -> tip(tree().getItem(new Point(moved.x, moved.y)), labels));
        // A drag moves no mouse here: the tip of the row that the pointer left would come up again over another one.
        tree().addListener(SWT.MouseExit, left -> tree().setToolTipText(null));
        names = new RowNames(editing, viewer, rows);
        viewer.setInput(editing);
        viewer.expandToLevel(SHOWN_AT_FIRST);
        TreeUpdate update = new TreeUpdate(viewer, editing, labels);
        TreeImport imports = new TreeImport(editing, tree());
        TreeCommands commands = new TreeCommands(site, editing, this, imports, bar);
        DesignListener listener = new DesignListener() {
            @Override
            public void designChanged(Design before) {
                // A row that goes takes its selection with it; what is selected next is told afterwards.
                following = true;
                update.run();
                following = false;
                tree().setToolTipText(null);
                commands.enable();
            }

            @Override
            public void selectionChanged() {
                follow();
                commands.enable();
            }

            @Override
            public void namingEnds() {
                names.end();
            }

            @Override
            public void nameAdded(Outline before) {
                tree().setFocus();
                names.nameAdded(before);
            }
        };
        editing.addListener(listener);
        tree().addDisposeListener(disposed -> editing.removeListener(listener));
        viewer.setSelection(new StructuredSelection(rows.getElements(editing)[0] == Row.Head.PAYLOAD ? List.of(Row.Head.PAYLOAD)
                : editing.selection().stream().map(rows::row).toList()));
        // While the tree has no height, the selected row is scrolled to its top; a page behind others gets one when it is shown.
        tree().addListener(SWT.Resize, new Listener() {
            @Override
            public void handleEvent(Event resized) {
                if (tree().getClientArea().height > 0) {
                    tree().removeListener(SWT.Resize, this);
                    tree().getDisplay().asyncExec(StructureTree.this::showTop);
                }
            }
        });
        viewer.addSelectionChangedListener(changed -> take());
        viewer.addDoubleClickListener(clicked -> {
            Object row = viewer.getStructuredSelection().getFirstElement();
            viewer.setExpandedState(row, !viewer.getExpandedState(row));
        });
        tree().addListener(SWT.KeyDown, this::findTyped);
        new TreeDrag(editing, tree(), rows::children, this::take, imports);
    }

    /** Returns the widget with the tree and the field. */
    public Composite body() {
        return body;
    }

    /** Returns the tree's widget. */
    public Tree tree() {
        return viewer.getTree();
    }

    /** Returns what writes names over rows. */
    RowNames names() {
        return names;
    }

    /** Returns the place on the screen below the selected row, or below the first one. */
    Point below() {
        TreeItem[] items = tree().getSelection();
        Rectangle row = items.length > 0 ? items[0].getBounds() : tree().getItem(0).getBounds();
        return tree().toDisplay(row.x, row.y + row.height + 1);
    }

    /** Returns the head that is selected; null when none is. */
    Row.Head head() {
        return viewer.getStructuredSelection().getFirstElement() instanceof Row.Head head ? head : null;
    }

    void expandAll() {
        viewer.expandAll();
    }

    /** Goes to the field that finds. */
    public void find() {
        find.widget().setFocus();
        find.widget().selectAll();
    }

    /** What is typed into the tree is looked for: the platform's own search would take the selection away. */
    private void findTyped(Event key) {
        if (Character.isLetterOrDigit(key.character) && (key.stateMask & SWT.MODIFIER_MASK & ~SWT.SHIFT) == 0) {
            key.doit = false;
            find.widget().setFocus();
            find.widget().setText(Character.toString(key.character));
            find.widget().setSelection(1);
        }
    }

    private void tip(TreeItem item, Labels labels) {
        String tip = item != null && item.getData() instanceof Row.Of of
                ? editing.outline().find(of.node()).map(labels::tip).orElse(null) : null;
        if (!Objects.equals(tip, tree().getToolTipText())) {
            tree().setToolTipText(tip);
        }
    }

    private void showTop() {
        if (!tree().isDisposed() && tree().getItemCount() > 0) {
            tree().setTopItem(tree().getItem(0));
        }
    }

    private List<Integer> ids() {
        List<Integer> ids = new ArrayList<>();
        for (Object row : viewer.getStructuredSelection()) {
            if (row instanceof Row.Of of) {
                ids.add(of.node());
            }
        }
        return ids;
    }

    /** Makes the rows that are selected now the selection of what is edited. */
    private void take() {
        if (!following) {
            following = true;
            editing.select(ids());
            keepOneRowEach();
            following = false;
        }
    }

    /**
     * Of several rows no heading stays selected, and of those of one node the first does. What is seen to be selected is
     * what is counted.
     */
    private void keepOneRowEach() {
        List<?> selected = viewer.getStructuredSelection().toList();
        Map<Integer, Row.Of> first = new LinkedHashMap<>();
        selected.stream().filter(Row.Of.class::isInstance).map(Row.Of.class::cast).forEach(row -> first.putIfAbsent(row.node(), row));
        if (!first.isEmpty() && first.size() < selected.size()) {
            viewer.setSelection(new StructuredSelection(List.copyOf(first.values())));
        }
    }

    /** Selects rows of the nodes that are selected, and shows what is in them. */
    private void follow() {
        if (following) {
            return;
        }
        following = true;
        if (!ids().equals(editing.selection())) {
            Object from = viewer.getStructuredSelection().getFirstElement();
            List<Row.Of> selected = editing.selection().stream().map(id -> rows.nearest(id, from)).toList();
            viewer.setSelection(new StructuredSelection(selected), true);
            selected.forEach(row -> viewer.setExpandedState(row, true));
        }
        following = false;
    }
}
