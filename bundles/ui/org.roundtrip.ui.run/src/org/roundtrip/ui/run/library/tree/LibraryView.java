// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.library.tree;

import java.nio.file.Path;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.WeakHashMap;
import org.eclipse.jface.action.MenuManager;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.jface.util.LocalSelectionTransfer;
import org.eclipse.jface.viewers.DelegatingStyledCellLabelProvider;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.jface.viewers.TreeViewer;
import org.eclipse.jface.viewers.ViewerDropAdapter;
import org.eclipse.swt.SWT;
import org.eclipse.swt.dnd.DND;
import org.eclipse.swt.dnd.FileTransfer;
import org.eclipse.swt.dnd.Transfer;
import org.eclipse.swt.dnd.TransferData;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Text;
import org.eclipse.ui.part.ViewPart;
import org.roundtrip.files.DrawingFiles;
import org.roundtrip.model.text.Texts;
import org.roundtrip.ui.design.dragging.DragPicture;
import org.roundtrip.ui.design.exchange.NewPayloads;
import org.roundtrip.ui.focus.FocusListener;
import org.roundtrip.ui.focus.FocusService;
import org.roundtrip.ui.open.OpenRun;
import org.roundtrip.ui.open.OpenRuns;
import org.roundtrip.ui.open.OpenRunsListener;
import org.roundtrip.ui.providers.Providers;
import org.roundtrip.ui.view.OwnFiles;
import org.roundtrip.ui.run.library.Item;
import org.roundtrip.ui.run.library.Item.PayloadItem;
import org.roundtrip.ui.run.library.Item.RunItem;
import org.roundtrip.ui.run.library.Item.Shelf;
import org.roundtrip.ui.run.library.KnownResults;
import org.roundtrip.ui.run.library.Library;
import org.roundtrip.ui.run.library.opening.Opening;

/** The view with the tree of examples, the user's plans and the runs. */
public final class LibraryView extends ViewPart {
    private static final Texts TEXTS = Texts.of(LibraryView.class);

    /** Id of this view. */
    public static final String ID = "org.roundtrip.ui.run.library";
    private final OpenRunsListener watching = new OpenRunsListener() {
        private final Map<OpenRun, Object> seen = new WeakHashMap<>();

        @Override
        public void opened(OpenRun run) {
            library().lookAgain();
        }

        @Override
        public void changed(OpenRun run) {
            library().runs().stream().filter(item -> isOf(run, item)).forEach(item -> viewer.update(item, null));
            Object now = run.run().outcome();
            if (!now.equals(seen.put(run, now))) {
                library().lookAgain();
            }
        }
    };
    private final Set<Shelf> filled = EnumSet.noneOf(Shelf.class);
    private TreeViewer viewer;
    /** What was open before the search; null while nothing is looked for. */
    private Object[] open;

    private Library library() {
        return getSite().getService(Library.class);
    }

    @Override
    public void createPartControl(Composite parent) {
        Composite body = new Composite(parent, SWT.NONE);
        GridLayoutFactory.fillDefaults().spacing(0, 4).applyTo(body);
        Text search = new Text(body, SWT.SEARCH | SWT.ICON_SEARCH | SWT.ICON_CANCEL);
        search.setMessage(TEXTS.text("search"));
        search.setToolTipText(TEXTS.text("searchTip"));
        GridDataFactory.fillDefaults().grab(true, false).indent(0, 4).applyTo(search);
        viewer = new TreeViewer(body, SWT.MULTI | SWT.H_SCROLL | SWT.V_SCROLL);
        GridDataFactory.fillDefaults().grab(true, true).applyTo(viewer.getControl());
        FocusService focus = getSite().getService(FocusService.class);
        OpenRuns runs = getSite().getService(OpenRuns.class);
        Providers providers = getSite().getService(Providers.class);
        RunChanges changes = new RunChanges(providers::optionName);
        LibraryTree tree = new LibraryTree(library(), focus, runs, changes, new RowRoom(viewer.getTree(), viewer::refresh));
        viewer.setContentProvider(tree);
        viewer.setLabelProvider(new DelegatingStyledCellLabelProvider(tree));
        LibraryTips.enableFor(viewer, tree, getSite().getService(KnownResults.class));
        LibrarySearch filter = new LibrarySearch(library());
        viewer.addFilter(filter);
        search.addModifyListener(event -> find(filter.lookFor(search.getText())));
        search.addListener(SWT.DefaultSelection, event -> viewer.getControl().setFocus());
        viewer.setInput(library());
        viewer.addDoubleClickListener(event -> open());
        getSite().setSelectionProvider(viewer);
        MenuManager menu = new MenuManager();
        viewer.getControl().setMenu(menu.createContextMenu(viewer.getControl()));
        getSite().registerContextMenu(menu, viewer);
        acceptDrops();
        viewer.addDragSupport(DND.DROP_COPY | DND.DROP_MOVE, new Transfer[] {LocalSelectionTransfer.getTransfer()},
                new PayloadDrag(viewer));
        DragPicture.on(viewer.getTree());
        library().onChange(viewer.getControl(), this::refresh);
        providers.onChange(viewer.getControl(), () -> {
            changes.forget();
            viewer.refresh();
        });
        runs.addListener(watching);
        FocusListener moved = (before, now, origin) -> {
            if (before.run() != now.run()) {
                viewer.refresh();
                follow(before.run(), now.run());
            }
        };
        focus.addListener(moved);
        refresh();
        viewer.getControl().addDisposeListener(disposed -> {
            runs.removeListener(watching);
            focus.removeListener(moved);
        });
    }

    /** Selects the run in focus in place of the one that was in focus and selected. Commands are about what views show. */
    private void follow(OpenRun before, OpenRun now) {
        List<?> selected = viewer.getStructuredSelection().toList();
        if (selected.stream().anyMatch(each -> isOf(before, each)) && selected.stream().noneMatch(each -> isOf(now, each))) {
            library().runs().stream().filter(each -> isOf(now, each)).findFirst()
                    .ifPresent(item -> viewer.setSelection(new StructuredSelection(item), true));
        }
    }

    private static boolean isOf(OpenRun run, Object item) {
        return run != null && item instanceof RunItem shown && shown.folder().equals(run.folder().folder());
    }

    private void find(boolean looking) {
        if (looking && open == null) {
            open = viewer.getExpandedElements();
        }
        viewer.refresh();
        if (looking) {
            viewer.expandAll();
        } else if (open != null) {
            viewer.setExpandedElements(open);
            open = null;
        }
    }

    private void refresh() {
        viewer.refresh();
        for (Shelf shelf : Shelf.values()) {
            // A shelf, except the trash, is expanded when it gets its first item; later only the person does that.
            if (shelf != Shelf.TRASH && !library().on(shelf).isEmpty() && filled.add(shelf)) {
                viewer.setExpandedState(shelf, true);
            }
        }
    }

    private void open() {
        for (Object selected : viewer.getStructuredSelection()) {
            if (selected instanceof Shelf shelf) {
                viewer.setExpandedState(shelf, !viewer.getExpandedState(shelf));
            } else {
                Opening.open((Item) selected, getSite().getPage());
            }
        }
    }

    private void acceptDrops() {
        viewer.addDropSupport(DND.DROP_COPY | DND.DROP_DEFAULT, new Transfer[] {FileTransfer.getInstance()},
                new ViewerDropAdapter(viewer) {
                    @Override
                    public boolean validateDrop(Object target, int operation, TransferData type) {
                        overrideOperation(DND.DROP_COPY);
                        return FileTransfer.getInstance().isSupportedType(type);
                    }

                    @Override
                    public boolean performDrop(Object data) {
                        Object target = getCurrentTarget();
                        for (String file : (String[]) data) {
                            bring(Path.of(file), target == Shelf.PAYLOADS || target instanceof PayloadItem);
                        }
                        return true;
                    }
                });
    }

    /** @param payload whether it was dropped where payloads are; then any other language is imported, too */
    private void bring(Path file, boolean payload) {
        if (payload && !file.toString().endsWith(DrawingFiles.SUFFIX)) {
            NewPayloads.open(List.of(file), getSite().getWorkbenchWindow());
        } else {
            OwnFiles.take(List.of(file), getSite().getWorkbenchWindow());
        }
    }

    @Override
    public void setFocus() {
        viewer.getControl().setFocus();
    }
}
