// SPDX-License-Identifier: Apache-2.0

import Expectations
import MobileCoreServices
import Testing

@Suite("Types of files, as old sources name them")
struct TypeNameTests {
  @Test func `identifiers are those of the types`() {
    expect(kUTTypeJPEG as String, equals: "public.jpeg")
    expect(kUTTypeMovie as String, equals: "public.movie")
    expect(UTTypeEqual(kUTTypePNG, "PUBLIC.PNG") && !UTTypeEqual(kUTTypePNG, kUTTypeGIF))
  }

  @Test func `types are kinds of others`() {
    expect(UTTypeConformsTo(kUTTypeJPEG, kUTTypeImage))
    expect(!UTTypeConformsTo(kUTTypeImage, kUTTypeJPEG))
    expect(UTTypeConformsTo(kUTTypeMPEG4, kUTTypeMovie))
  }

  @Test func `names elsewhere become types, and types names`() {
    let type = UTTypeCreatePreferredIdentifierForTag(
      kUTTagClassFilenameExtension, "jpg", kUTTypeImage)?.takeRetainedValue()
    expect(type, equals: kUTTypeJPEG)
    let mime = UTTypeCopyPreferredTagWithClass(kUTTypePNG, kUTTagClassMIMEType)
    expect(mime?.takeRetainedValue(), equals: "image/png")
    expect(UTTypeCopyPreferredTagWithClass(kUTTypeItem, kUTTagClassMIMEType) == nil)
    expect(UTTypeCopyDescription(kUTTypePNG)?.takeRetainedValue(), equals: "png")
    expect(UTTypeIsDeclared(kUTTypePNG) && !UTTypeIsDynamic(kUTTypePNG))
    let unknown = UTTypeCreatePreferredIdentifierForTag(
      kUTTagClassFilenameExtension, "mullionx", nil)?.takeRetainedValue()
    expect(unknown.map { UTTypeIsDynamic($0) }, equals: true)
  }
}
