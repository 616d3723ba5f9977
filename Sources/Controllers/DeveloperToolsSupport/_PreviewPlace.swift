// SPDX-License-Identifier: Apache-2.0

public import MullionViewControllers
public import MullionViewTree

/// The source location of a preview, with which the expansion of `#Preview` registers it.
public struct _PreviewPlace: Sendable {
  private let fileID: String
  private let line: Int

  /// Creates the location of a line in the file with the given identifier, such as `Feed/FeedView.swift`.
  public init(_ fileID: String, _ line: Int) {
    self.fileID = fileID
    self.line = line
  }

  /// Registers a preview of a view controller.
  public func record(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
    body: @escaping @MainActor () -> UIViewController
  ) {
    PreviewRecords.record(record(name, traits, .controller(body)))
  }

  /// Registers a preview of a view.
  public func record(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
    body: @escaping @MainActor () -> UIView
  ) {
    PreviewRecords.record(record(name, traits, .view(body)))
  }

  /// Registers previews that are determined on request.
  package func record(
    several name: String?, _ make: @escaping @MainActor () -> [PreviewRecord]
  ) {
    PreviewRecords.record(record(name, [], .several(make)))
  }

  private func record(
    _ name: String?, _ traits: [PreviewTrait<Preview.ViewTraits>],
    _ content: PreviewRecord.Content
  ) -> PreviewRecord {
    PreviewRecord(
      name: name, fileID: fileID, line: line, traits: traits.map(\.layout), content: content)
  }
}
