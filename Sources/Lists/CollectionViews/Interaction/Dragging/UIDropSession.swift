// SPDX-License-Identifier: Apache-2.0

public import Foundation
import MullionContracts
public import MullionViewTree

/// A drag, as a view knows it that it is over.
///
/// Its `progress` is that of all the loading that was asked of the session.
@preconcurrency @MainActor
public protocol UIDropSession: UIDragDropSession, ProgressReporting {
  /// The drag, when it began in this program; nil when it began in another one.
  var localDragSession: (any UIDragSession)? { get }
  /// Whether a person sees how far the things are that were asked for of the session; a progress bar comes when that
  /// takes long, unless this is set when the drop is performed.
  var progressIndicatorStyle: UIDropSessionProgressIndicatorStyle { get set }
}

extension UIDropSession {
  /// Hands over the things that can be taken as objects of the class, on the main thread: when all of them
  /// are loaded, at once if they are at hand.
  @discardableResult
  public func loadObjects(
    ofClass aClass: any NSItemProviderReading.Type,
    completion: @escaping ([any NSItemProviderReading]) -> Void
  ) -> Progress {
    let wanted = items.map(\.itemProvider).filter { $0.canLoadObject(ofClass: aClass) }
    let found = LoadedObjects(wanted.count)
    let progress = Progress(totalUnitCount: 1)
    self.progress.totalUnitCount += 1
    self.progress.addChild(progress, withPendingUnitCount: 1)
    // Called once, on the main thread.
    nonisolated(unsafe) let tell = completion
    let finish: @Sendable () -> Void = {
      progress.completedUnitCount = 1
      guard MainThread.isCurrent else {
        Task { @MainActor in tell(found.all) }
        return
      }
      MainActor.assumeIsolated { tell(found.all) }
    }
    let parts = wanted.enumerated().map { index, provider in
      provider.loadObject(ofClass: aClass) { object, _ in
        if found.take(object, at: index) { finish() }
      }
    }
    progress.cancellationHandler = { parts.forEach { $0.cancel() } }
    if wanted.isEmpty { finish() }
    return progress
  }

  /// Hands over the things that can be taken as texts or URLs, as the other method does.
  @discardableResult
  public func loadObjects<T>(
    ofClass: T.Type, completion: @escaping ([T]) -> Void
  ) -> Progress where T: ItemProviderBridging {
    loadObjects(ofClass: T.ItemProviderObject.self) { objects in
      let known = objects.compactMap { $0 as? T.ItemProviderObject }
      completion(known.map(T.init(itemProviderObject:)))
    }
  }
}
