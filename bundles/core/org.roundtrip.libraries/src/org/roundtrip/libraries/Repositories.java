// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.libraries;

import eu.maveniverse.maven.mima.context.Context;
import eu.maveniverse.maven.mima.context.ContextOverrides;
import eu.maveniverse.maven.mima.runtime.standalonestatic.StandaloneStaticRuntime;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.eclipse.aether.ConfigurationProperties;
import org.eclipse.aether.DefaultRepositorySystemSession;
import org.eclipse.aether.artifact.Artifact;
import org.eclipse.aether.artifact.DefaultArtifact;
import org.eclipse.aether.repository.LocalRepository;
import org.eclipse.aether.repository.RepositoryPolicy;
import org.eclipse.aether.resolution.ArtifactRequest;
import org.eclipse.aether.resolution.ArtifactResolutionException;
import org.eclipse.aether.resolution.ArtifactResult;
import org.eclipse.aether.resolution.ResolutionErrorPolicy;
import org.eclipse.aether.util.repository.SimpleResolutionErrorPolicy;
import org.roundtrip.provider.Library;

/**
 * The repositories that the user's Maven settings name. Files come into a folder of ours, which the resolver uses as its
 * local repository. The checksums of the repositories are not fetched, because those of the providers' lists are checked.
 */
final class Repositories implements AutoCloseable {
    private static final int CONNECT_MILLIS = 10_000;
    private static final int SILENCE_MILLIS = 60_000;

    private final Context context;
    private final DefaultRepositorySystemSession session;

    /** @param settings a settings file, or null for the one where Maven has it */
    Repositories(Path settings, Path folder, Transfers transfers) {
        ContextOverrides.Builder overrides = ContextOverrides.create().withUserSettings(true);
        if (settings != null) {
            overrides.withUserSettingsXmlOverride(settings);
        }
        context = new StandaloneStaticRuntime().create(overrides.build());
        session = new DefaultRepositorySystemSession(context.repositorySystemSession());
        session.setConfigProperty(ConfigurationProperties.CONNECT_TIMEOUT, CONNECT_MILLIS);
        session.setConfigProperty(ConfigurationProperties.REQUEST_TIMEOUT, SILENCE_MILLIS);
        session.setChecksumPolicy(RepositoryPolicy.CHECKSUM_POLICY_IGNORE);
        session.setResolutionErrorPolicy(new SimpleResolutionErrorPolicy(ResolutionErrorPolicy.CACHE_DISABLED));
        session.setTransferListener(transfers);
        session.setLocalRepositoryManager(
                context.repositorySystem().newLocalRepositoryManager(session, new LocalRepository(folder.toFile())));
    }

    /** Returns where the user's own local repository would have a library. */
    Path own(Library library) {
        var manager = context.repositorySystemSession().getLocalRepositoryManager();
        return manager.getRepository().getBasedir().toPath().resolve(manager.getPathForLocalArtifact(artifact(library)));
    }

    /** Downloads libraries, several at a time. The answer has one entry for each, complete or not. */
    List<Download> download(List<Library> wanted) {
        List<ArtifactRequest> requests = wanted.stream()
                .map(library -> new ArtifactRequest(artifact(library), context.remoteRepositories(), null)).toList();
        List<ArtifactResult> results = resolve(requests);
        List<Download> downloads = new ArrayList<>();
        for (int i = 0; i < wanted.size(); i++) {
            downloads.add(new Download(wanted.get(i), results.get(i)));
        }
        return downloads;
    }

    private List<ArtifactResult> resolve(List<ArtifactRequest> requests) {
        try {
            return context.repositorySystem().resolveArtifacts(session, requests);
        } catch (ArtifactResolutionException someAreMissing) {
            return someAreMissing.getResults();
        }
    }

    @Override
    public void close() {
        context.close();
    }

    private static Artifact artifact(Library library) {
        return new DefaultArtifact(library.group(), library.artifact(), library.classifier(), library.packaging(),
                library.version());
    }
}
