// SPDX-License-Identifier: Apache-2.0

public import Controls
public import Foundation

/// A drag, as a view knows it that it is over.
@preconcurrency @MainActor
public protocol UIDropSession: UIDragDropSession {
  /// The drag, when it began in this program; nil when it began in another one.
  var localDragSession: (any UIDragSession)? { get }
}

extension UIDropSession {
  /// Hands over the things that can be taken as objects of the class, at once.
  @discardableResult
  public func loadObjects(
    ofClass aClass: any NSItemProviderReading.Type,
    completion: @escaping ([any NSItemProviderReading]) -> Void
  ) -> Progress {
    let found = LoadedObjects()
    for item in items where item.itemProvider.canLoadObject(ofClass: aClass) {
      item.itemProvider.loadObject(ofClass: aClass) { object, _ in
        if let object { found.add(object) }
      }
    }
    completion(found.all)
    let progress = Progress(totalUnitCount: 1)
    progress.completedUnitCount = 1
    return progress
  }
}
