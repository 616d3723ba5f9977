// SPDX-License-Identifier: Apache-2.0

public import MullionViewControllers
public import MullionViewTree

/// Where a preview stands; what `#Preview` becomes a call on.
public struct _PreviewPlace: Sendable {
  private let fileID: String
  private let line: Int

  /// A line of a file, by its module and name: `Feed/FeedView.swift`.
  public init(_ fileID: String, _ line: Int) {
    self.fileID = fileID
    self.line = line
  }

  /// Notes a preview of a view controller.
  public func note(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
    body: @escaping @MainActor () -> UIViewController
  ) {
    PreviewRecords.note(record(name, traits, .controller(body)))
  }

  /// Notes a preview of a view.
  public func note(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
    body: @escaping @MainActor () -> UIView
  ) {
    PreviewRecords.note(record(name, traits, .view(body)))
  }

  /// Notes previews that are known when somebody asks.
  package func note(
    several name: String?, _ make: @escaping @MainActor () -> [PreviewRecord]
  ) {
    PreviewRecords.note(record(name, [], .several(make)))
  }

  private func record(
    _ name: String?, _ traits: [PreviewTrait<Preview.ViewTraits>],
    _ content: PreviewRecord.Content
  ) -> PreviewRecord {
    PreviewRecord(
      name: name, fileID: fileID, line: line, traits: traits.map(\.layout), content: content)
  }
}
