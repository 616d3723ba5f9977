// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import UniformTypeIdentifiers

/// An image or a video selected by the user, by its identifier.
///
/// Identifiers are file paths, like those of ``PHPickerResult``. SwiftUI's picker view is not available.
public struct PhotosPickerItem: Equatable, Hashable, Sendable {
  /// The path of the file; never `nil` on Linux.
  public let itemIdentifier: String?

  /// Creates an item from its identifier.
  public init(itemIdentifier: String) { self.itemIdentifier = itemIdentifier }

  private var file: URL { URL(fileURLWithPath: itemIdentifier ?? "") }

  /// The type of the file by its filename extension; empty if the extension is unknown.
  public var supportedContentTypes: [UTType] {
    UTType(filenameExtension: file.pathExtension).map { [$0] } ?? []
  }

  /// Loads the bytes of the file in the background, and calls the handler there.
  ///
  /// Differs from iOS: only bytes are loaded; there is no `Transferable` on Linux.
  ///
  /// - Returns: The progress of loading.
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

  /// Returns the bytes of the file, loaded in the background.
  ///
  /// Differs from iOS: only bytes are loaded; there is no `Transferable` on Linux.
  ///
  /// - Throws: The error with which reading the file failed.
  public func loadTransferable(type: Data.Type) async throws -> Data? {
    try await withCheckedThrowingContinuation { continuation in
      loadTransferable(type: type) { continuation.resume(with: $0) }
    }
  }
}
