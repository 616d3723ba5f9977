// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import UniformTypeIdentifiers

/// A picture or film that a person chose, by its identifier.
///
/// Identifiers are paths of files, as those of ``PHPickerResult``. SwiftUI's view that lets a person choose is not here.
public struct PhotosPickerItem: Equatable, Hashable, Sendable {
  /// The file's path; nil is never so here.
  public let itemIdentifier: String?

  /// The picture or film with an identifier.
  public init(itemIdentifier: String) { self.itemIdentifier = itemIdentifier }

  private var file: URL { URL(fileURLWithPath: itemIdentifier ?? "") }

  /// The type of the file by the end of its name; none where that says nothing.
  public var supportedContentTypes: [UTType] {
    UTType(filenameExtension: file.pathExtension).map { [$0] } ?? []
  }

  /// Loads the file's bytes beside the calling thread, and calls the handler there.
  ///
  /// Differs from iOS: bytes alone are loaded; there is no `Transferable` on Linux.
  @discardableResult
  public func loadTransferable(
    type: Data.Type, completionHandler: @escaping @Sendable (Result<Data?, any Error>) -> Void
  ) -> Progress {
    let progress = Progress(totalUnitCount: 1)
    DispatchQueue.global(qos: .userInitiated).async { [file] in
      let bytes = Result<Data?, any Error> { try Data(contentsOf: file) }
      progress.completedUnitCount = 1
      completionHandler(bytes)
    }
    return progress
  }

  /// The file's bytes, loaded beside the calling thread.
  ///
  /// Differs from iOS: bytes alone are loaded; there is no `Transferable` on Linux.
  ///
  /// - Throws: why the file can't be read.
  public func loadTransferable(type: Data.Type) async throws -> Data? {
    try await withCheckedThrowingContinuation { continuation in
      loadTransferable(type: type) { continuation.resume(with: $0) }
    }
  }
}
