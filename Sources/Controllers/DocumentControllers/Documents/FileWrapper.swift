// SPDX-License-Identifier: Apache-2.0

public import Foundation
import MullionContracts

/// A file, a folder with its content, or a symbolic link, on disk or to be written.
///
/// It is the content of a document that is a folder. An object must be used from one thread at a time.
///
/// Differs from Foundation: contents are read when the wrapper is created, not on first access; there are no
/// serialised representations and no icons.
open class FileWrapper: NSObject {
  /// The options for reading files.
  ///
  /// - Note: They have no effect on Linux: contents are read immediately and not mapped.
  public struct ReadingOptions: OptionSet, Sendable {
    /// The raw bits of the set.
    public let rawValue: UInt
    /// Creates a set with the given raw bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// An option to read contents immediately.
    public static let immediate = ReadingOptions(rawValue: 1)
    /// An option not to map contents into memory.
    public static let withoutMapping = ReadingOptions(rawValue: 2)
  }

  /// The options for writing files.
  public struct WritingOptions: OptionSet, Sendable {
    /// The raw bits of the set.
    public let rawValue: UInt
    /// Creates a set with the given raw bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// An option to write to a temporary file first, which then replaces an existing one.
    public static let atomic = WritingOptions(rawValue: 1)
    /// An option to update the file names of the wrappers to those under which they were written.
    public static let withNameUpdating = WritingOptions(rawValue: 2)
  }

  private var content: FileContent

  /// The preferred name of the wrapper in a folder, or `nil` if there is none.
  open var preferredFilename: String?
  /// The name under which the wrapper was last read, or written with ``WritingOptions/withNameUpdating``;
  /// `nil` if it never was.
  open var filename: String?
  /// The attributes of the file when it was last read, with the raw values of `FileAttributeKey` as keys;
  /// they are not written.
  open var fileAttributes: [String: Any] = [:]

  // MARK: Initializers

  /// Creates a wrapper from the file, folder or link at `url`.
  ///
  /// - Throws: Any error of reading the file.
  /// - Complexity: O(*n*) in the size of all files.
  public init(url: URL, options: ReadingOptions = []) throws {
    content = try FileContent(url)
    super.init()
    recordName(of: url)
  }

  /// Creates a folder with the given children by name, which becomes the preferred name of a child that has
  /// none.
  public init(directoryWithFileWrappers childrenByPreferredName: [String: FileWrapper]) {
    content = .folder(childrenByPreferredName)
    super.init()
    for (name, child) in childrenByPreferredName where child.preferredFilename == nil {
      child.preferredFilename = name
    }
  }

  /// Creates a file with the given contents.
  public init(regularFileWithContents contents: Data) {
    content = .file(contents)
    super.init()
  }

  /// Creates a symbolic link to `url`.
  public init(symbolicLinkWithDestinationURL url: URL) {
    content = .link(url)
    super.init()
  }

  private func recordName(of url: URL) {
    preferredFilename = preferredFilename ?? url.lastPathComponent
    filename = url.lastPathComponent
    let found = try? FileManager.default.attributesOfItem(atPath: url.path)
    fileAttributes = Dictionary((found ?? [:]).map { ($0.key.rawValue, $0.value) }) { $1 }
  }

  // MARK: Kind and content

  /// Whether the wrapper is a folder.
  open var isDirectory: Bool { fileWrappers != nil }
  /// Whether the wrapper is a regular file.
  open var isRegularFile: Bool { regularFileContents != nil }
  /// Whether the wrapper is a symbolic link.
  open var isSymbolicLink: Bool { symbolicLinkDestinationURL != nil }

  /// The children of the folder, by name; `nil` if it is not a folder.
  open var fileWrappers: [String: FileWrapper]? {
    if case .folder(let children) = content { children } else { nil }
  }
  /// The contents of the file; `nil` if it is not a regular file.
  open var regularFileContents: Data? { if case .file(let data) = content { data } else { nil } }
  /// The destination of the link; `nil` if it is not a symbolic link.
  open var symbolicLinkDestinationURL: URL? {
    if case .link(let url) = content { url } else { nil }
  }

  // MARK: Folder contents

  /// Adds `child` to the folder, under its preferred name, or a similar one if that is in use.
  ///
  /// - Precondition: The wrapper is a folder, and the child has a preferred name.
  /// - Returns: The name of the child in the folder.
  @discardableResult
  open func addFileWrapper(_ child: FileWrapper) -> String {
    guard let wanted = child.preferredFilename, !wanted.isEmpty else {
      contractBroken(
        "addFileWrapper(_:) was called with a wrapper without a preferred name; set "
          + "preferredFilename first.")
    }
    var children = folder("addFileWrapper(_:)")
    var name = wanted
    var number = 2
    while children[name] != nil {
      name = Self.numbered(wanted, number)
      number += 1
    }
    children[name] = child
    content = .folder(children)
    return name
  }

  /// Adds a file with the given contents to the folder.
  ///
  /// - Precondition: The wrapper is a folder, and `fileName` is not empty.
  /// - Returns: The name of the file in the folder.
  @discardableResult
  open func addRegularFile(withContents data: Data, preferredFilename fileName: String) -> String {
    let file = FileWrapper(regularFileWithContents: data)
    file.preferredFilename = fileName
    return addFileWrapper(file)
  }

  /// Removes `child` from the folder; a no-op if it is not a child.
  ///
  /// - Precondition: The wrapper is a folder.
  open func removeFileWrapper(_ child: FileWrapper) {
    content = .folder(folder("removeFileWrapper(_:)").filter { $0.value !== child })
  }

  /// Returns the name of `child` in the folder; `nil` if it is not a child.
  ///
  /// - Precondition: The wrapper is a folder.
  open func keyForChildFileWrapper(_ child: FileWrapper) -> String? {
    folder("keyForChildFileWrapper(_:)").first { $0.value === child }?.key
  }

  private func folder(_ caller: String) -> [String: FileWrapper] {
    guard let fileWrappers else {
      contractBroken(
        "\(caller) was called on a wrapper that is not a directory; only directories contain others."
      )
    }
    return fileWrappers
  }

  private static func numbered(_ name: String, _ number: Int) -> String {
    let url = URL(fileURLWithPath: "/" + name)
    let base = url.deletingPathExtension().lastPathComponent
    let ending = url.pathExtension
    return ending.isEmpty ? "\(base) \(number)" : "\(base) \(number).\(ending)"
  }

  // MARK: Reading and writing

  /// Returns whether the content at `url` equals that of the wrapper; `false` if it cannot be read.
  ///
  /// - Complexity: O(*n*) in the size of all files.
  open func matchesContents(of url: URL) -> Bool {
    guard let other = try? FileWrapper(url: url) else { return false }
    return holdsSame(as: other)
  }

  /// Returns whether both wrappers have the same content.
  func holdsSame(as other: FileWrapper) -> Bool { content.isSame(as: other.content) }

  /// Replaces the content, file name and attributes with those of the file at `url`, whose name also becomes
  /// the preferred name if there is none.
  ///
  /// - Throws: Any error of reading the file.
  open func read(from url: URL, options: ReadingOptions = []) throws {
    content = try FileContent(url)
    recordName(of: url)
  }

  /// Writes the file, the link, or the folder with all its content, to `url`.
  ///
  /// Everything is written anew, regardless of `originalContentsURL`. Items of an existing folder that are
  /// not in the content are deleted.
  ///
  /// - Throws: Any error of writing; without ``WritingOptions/atomic``, files that were written before the
  ///   error remain.
  open func write(
    to url: URL, options: WritingOptions = [], originalContentsURL: URL? = nil
  ) throws {
    if options.contains(.atomic) {
      try FilePlacing.replace(url) { try content.write(to: $0, options) }
    } else {
      try content.write(to: url, options)
    }
    if options.contains(.withNameUpdating) { filename = url.lastPathComponent }
  }
}
