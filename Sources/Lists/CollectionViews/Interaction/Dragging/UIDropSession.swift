// SPDX-License-Identifier: Apache-2.0

public import Foundation
import MullionContracts
public import MullionViewTree

/// A drag session as the receiving view accesses it.
///
/// Its `progress` covers all loading that was requested from the session.
@preconcurrency @MainActor
public protocol UIDropSession: UIDragDropSession, ProgressReporting {
  /// The drag session if it began in this app; `nil` if it began in another one.
  var localDragSession: (any UIDragSession)? { get }
  /// The progress indication for loading the requested items.
  ///
  /// With the default value, a progress bar appears if the loading takes long. The value is read after the
  /// drop was performed.
  var progressIndicatorStyle: UIDropSessionProgressIndicatorStyle { get set }
}

extension UIDropSession {
  /// Loads the items that can be represented as objects of the class, and calls `completion` on the main
  /// thread when all of them are loaded; immediately if they are available.
  ///
  /// - Returns: The progress of the loading.
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
    nonisolated(unsafe) let notify = completion
    let finish: @Sendable () -> Void = {
      progress.completedUnitCount = 1
      guard MainThread.isCurrent else {
        Task { @MainActor in notify(found.all) }
        return
      }
      MainActor.assumeIsolated { notify(found.all) }
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

  /// Loads the items that can be represented as values of the type, texts or URLs, and calls `completion` as
  /// the variant for classes does.
  ///
  /// - Returns: The progress of the loading.
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
