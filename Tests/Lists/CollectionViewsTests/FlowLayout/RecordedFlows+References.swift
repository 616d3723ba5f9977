// SPDX-License-Identifier: Apache-2.0

extension RecordedFlows {
  /// A scenario for section inset references.
  struct Reference: Sendable {
    let name: String
    let reference: Int
    let width: Double
    /// The left and right content inset.
    let contentInset: [Double]
    /// The left and right layout margin.
    let margins: [Double]
    /// Whether the delegate returns sizes, insets and headers, and whether sizes are estimated.
    let delegate: [Bool]
    let counts: [Int]
    let content: String
    let items: String
    var headers = ""
  }

  static let references: [Reference] = [
    Reference(
      name: "ref0.contentInset", reference: 0, width: 320, contentInset: [20, 30],
      margins: [8, 8], delegate: [false, false, false, false], counts: [7, 5, 1],
      content: "270 399",
      items: """
        0.0 12 10 70 50; 0.1 98 10 70 50; 0.2 184 10 70 50; 0.3 12 69 70 50; 0.4 98 69 70 50;
        0.5 184 69 70 50; 0.6 12 128 70 50; 1.0 12 202 70 50; 1.1 98 202 70 50; 1.2 184 202 70 50;
        1.3 12 261 70 50; 1.4 98 261 70 50; 2.0 12 335 70 50
        """),
    Reference(
      name: "ref0.contentInset.delegate", reference: 0, width: 320, contentInset: [40, 3],
      margins: [8, 8], delegate: [true, true, true, false], counts: [7, 5, 1],
      content: "277 459",
      items: """
        0.0 6 34 60 40; 0.1 91.5 31 70 46; 0.2 187 28 80 52; 0.3 6 89 60 58; 0.4 91.5 98 70 40;
        0.5 187 95 80 46; 0.6 6 156 60 52; 1.0 11 253 60 40; 1.1 92 250 70 46; 1.2 183 247 80 52;
        1.3 11 308 60 58; 1.4 78 317 70 40; 2.0 16 409 60 40
        """,
      headers: """
        0.0 0 0 277 24; 1.0 0 216 277 24; 2.0 0 375 277 24
        """),
    Reference(
      name: "ref0.delegate.320", reference: 0, width: 320, contentInset: [0, 0],
      margins: [8, 8], delegate: [true, true, true, false], counts: [7, 5, 1],
      content: "320 386",
      items: """
        0.0 6 37 60 40; 0.1 77.5 34 70 46; 0.2 158.5 31 80 52; 0.3 250 28 60 58; 0.4 6 101 70 40;
        0.5 83 98 80 46; 0.6 170 95 60 52; 1.0 11 195 60 40; 1.1 79.5 192 70 46;
        1.2 157.5 189 80 52; 1.3 246 186 60 58; 1.4 11 253 70 40; 2.0 16 336 60 40
        """,
      headers: """
        0.0 0 0 320 24; 1.0 0 155 320 24; 2.0 0 302 320 24
        """),
    Reference(
      name: "ref0.estimated.contentInset", reference: 0, width: 320, contentInset: [20, 30],
      margins: [8, 8], delegate: [true, true, true, true], counts: [7, 5, 4],
      content: "270 538",
      items: """
        0.0 6 34 60 40; 0.1 88 31 70 46; 0.2 180 28 80 52; 0.3 6 89 60 58; 0.4 88 98 70 40;
        0.5 180 95 80 46; 0.6 6 156 60 52; 1.0 11 253 60 40; 1.1 88.5 250 70 46;
        1.2 176 247 80 52; 1.3 11 308 60 58; 1.4 78 317 70 40; 2.0 16 415 60 40; 2.1 89 412 70 46;
        2.2 172 409 80 52; 2.3 16 470 60 58
        """,
      headers: """
        0.0 0 0 270 24; 1.0 0 216 270 24; 2.0 0 375 270 24
        """),
    Reference(
      name: "ref0.margins", reference: 0, width: 320, contentInset: [0, 0],
      margins: [30, 5], delegate: [false, false, false, false], counts: [7, 5, 1],
      content: "320 399",
      items: """
        0.0 12 10 70 50; 0.1 123 10 70 50; 0.2 234 10 70 50; 0.3 12 69 70 50; 0.4 123 69 70 50;
        0.5 234 69 70 50; 0.6 12 128 70 50; 1.0 12 202 70 50; 1.1 123 202 70 50;
        1.2 234 202 70 50; 1.3 12 261 70 50; 1.4 123 261 70 50; 2.0 12 335 70 50
        """),
    Reference(
      name: "ref0.margins.contentInset", reference: 0, width: 320, contentInset: [12, 0],
      margins: [30, 5], delegate: [true, true, true, false], counts: [7, 5, 1],
      content: "308 398",
      items: """
        0.0 6 37 60 40; 0.1 73.5 34 70 46; 0.2 150.5 31 80 52; 0.3 238 28 60 58; 0.4 6 101 70 40;
        0.5 83 98 80 46; 0.6 170 95 60 52; 1.0 11 192 60 40; 1.1 107.5 189 70 46;
        1.2 214 186 80 52; 1.3 11 247 60 58; 1.4 78 256 70 40; 2.0 16 348 60 40
        """,
      headers: """
        0.0 0 0 308 24; 1.0 0 155 308 24; 2.0 0 314 308 24
        """),
    Reference(
      name: "ref0.plain.320", reference: 0, width: 320, contentInset: [0, 0],
      margins: [8, 8], delegate: [false, false, false, false], counts: [7, 5, 1],
      content: "320 399",
      items: """
        0.0 12 10 70 50; 0.1 123 10 70 50; 0.2 234 10 70 50; 0.3 12 69 70 50; 0.4 123 69 70 50;
        0.5 234 69 70 50; 0.6 12 128 70 50; 1.0 12 202 70 50; 1.1 123 202 70 50;
        1.2 234 202 70 50; 1.3 12 261 70 50; 1.4 123 261 70 50; 2.0 12 335 70 50
        """),
    Reference(
      name: "ref0.plain.375", reference: 0, width: 375, contentInset: [0, 0],
      margins: [8, 8], delegate: [false, false, false, false], counts: [7, 5, 1],
      content: "375 340",
      items: """
        0.0 12 10 70 50; 0.1 104.5 10 70 50; 0.2 196.5 10 70 50; 0.3 289 10 70 50;
        0.4 12 69 70 50; 0.5 104.5 69 70 50; 0.6 196.5 69 70 50; 1.0 12 143 70 50;
        1.1 104.5 143 70 50; 1.2 196.5 143 70 50; 1.3 289 143 70 50; 1.4 12 202 70 50;
        2.0 12 276 70 50
        """),
    Reference(
      name: "ref0.sizes.768", reference: 0, width: 768, contentInset: [0, 0],
      margins: [8, 8], delegate: [true, false, false, false], counts: [7, 5, 1],
      content: "768 228",
      items: """
        0.0 12 19 60 40; 0.1 79 16 70 46; 0.2 156 13 80 52; 0.3 243 10 60 58; 0.4 310 19 70 40;
        0.5 387 16 80 46; 0.6 474 13 60 52; 1.0 12 101 60 40; 1.1 79 98 70 46; 1.2 156 95 80 52;
        1.3 243 92 60 58; 1.4 310 101 70 40; 2.0 12 174 60 40
        """),
    Reference(
      name: "ref1.contentInset", reference: 1, width: 320, contentInset: [20, 30],
      margins: [8, 8], delegate: [false, false, false, false], counts: [7, 5, 1],
      content: "270 399",
      items: """
        0.0 0 10 70 50; 0.1 100 10 70 50; 0.2 200 10 70 50; 0.3 0 69 70 50; 0.4 100 69 70 50;
        0.5 200 69 70 50; 0.6 0 128 70 50; 1.0 0 202 70 50; 1.1 100 202 70 50; 1.2 200 202 70 50;
        1.3 0 261 70 50; 1.4 100 261 70 50; 2.0 0 335 70 50
        """),
    Reference(
      name: "ref1.contentInset.delegate", reference: 1, width: 320, contentInset: [40, 3],
      margins: [8, 8], delegate: [true, true, true, false], counts: [7, 5, 1],
      content: "277 459",
      items: """
        0.0 0 34 60 40; 0.1 90 31 70 46; 0.2 190 28 80 52; 0.3 0 89 60 58; 0.4 90 98 70 40;
        0.5 190 95 80 46; 0.6 0 156 60 52; 1.0 0 253 60 40; 1.1 88 250 70 46; 1.2 186 247 80 52;
        1.3 0 308 60 58; 1.4 67 317 70 40; 2.0 0 409 60 40
        """,
      headers: """
        0.0 0 0 277 24; 1.0 0 216 277 24; 2.0 0 375 277 24
        """),
    Reference(
      name: "ref1.delegate.320", reference: 1, width: 320, contentInset: [0, 0],
      margins: [8, 8], delegate: [true, true, true, false], counts: [7, 5, 1],
      content: "320 386",
      items: """
        0.0 6 37 60 40; 0.1 77.5 34 70 46; 0.2 158.5 31 80 52; 0.3 250 28 60 58; 0.4 6 101 70 40;
        0.5 83 98 80 46; 0.6 170 95 60 52; 1.0 11 195 60 40; 1.1 79.5 192 70 46;
        1.2 157.5 189 80 52; 1.3 246 186 60 58; 1.4 11 253 70 40; 2.0 16 336 60 40
        """,
      headers: """
        0.0 0 0 320 24; 1.0 0 155 320 24; 2.0 0 302 320 24
        """),
    Reference(
      name: "ref1.estimated.contentInset", reference: 1, width: 320, contentInset: [20, 30],
      margins: [8, 8], delegate: [true, true, true, true], counts: [7, 5, 4],
      content: "270 538",
      items: """
        0.0 0 34 60 40; 0.1 90 31 70 46; 0.2 190 28 80 52; 0.3 0 89 60 58; 0.4 90 98 70 40;
        0.5 190 95 80 46; 0.6 0 156 60 52; 1.0 0 253 60 40; 1.1 90 250 70 46; 1.2 190 247 80 52;
        1.3 0 308 60 58; 1.4 67 317 70 40; 2.0 0 415 60 40; 2.1 90 412 70 46; 2.2 190 409 80 52;
        2.3 0 470 60 58
        """,
      headers: """
        0.0 0 0 270 24; 1.0 0 216 270 24; 2.0 0 375 270 24
        """),
    Reference(
      name: "ref1.margins", reference: 1, width: 320, contentInset: [0, 0],
      margins: [30, 5], delegate: [false, false, false, false], counts: [7, 5, 1],
      content: "320 399",
      items: """
        0.0 12 10 70 50; 0.1 123 10 70 50; 0.2 234 10 70 50; 0.3 12 69 70 50; 0.4 123 69 70 50;
        0.5 234 69 70 50; 0.6 12 128 70 50; 1.0 12 202 70 50; 1.1 123 202 70 50;
        1.2 234 202 70 50; 1.3 12 261 70 50; 1.4 123 261 70 50; 2.0 12 335 70 50
        """),
    Reference(
      name: "ref1.margins.contentInset", reference: 1, width: 320, contentInset: [12, 0],
      margins: [30, 5], delegate: [true, true, true, false], counts: [7, 5, 1],
      content: "308 386",
      items: """
        0.0 0 37 60 40; 0.1 69.5 34 70 46; 0.2 148.5 31 80 52; 0.3 238 28 60 58; 0.4 0 101 70 40;
        0.5 77 98 80 46; 0.6 164 95 60 52; 1.0 0 195 60 40; 1.1 68 192 70 46; 1.2 146 189 80 52;
        1.3 234 186 60 58; 1.4 0 253 70 40; 2.0 4 336 60 40
        """,
      headers: """
        0.0 0 0 308 24; 1.0 0 155 308 24; 2.0 0 302 308 24
        """),
    Reference(
      name: "ref1.plain.320", reference: 1, width: 320, contentInset: [0, 0],
      margins: [8, 8], delegate: [false, false, false, false], counts: [7, 5, 1],
      content: "320 399",
      items: """
        0.0 12 10 70 50; 0.1 123 10 70 50; 0.2 234 10 70 50; 0.3 12 69 70 50; 0.4 123 69 70 50;
        0.5 234 69 70 50; 0.6 12 128 70 50; 1.0 12 202 70 50; 1.1 123 202 70 50;
        1.2 234 202 70 50; 1.3 12 261 70 50; 1.4 123 261 70 50; 2.0 12 335 70 50
        """),
    Reference(
      name: "ref1.plain.375", reference: 1, width: 375, contentInset: [0, 0],
      margins: [8, 8], delegate: [false, false, false, false], counts: [7, 5, 1],
      content: "375 340",
      items: """
        0.0 12 10 70 50; 0.1 104.5 10 70 50; 0.2 196.5 10 70 50; 0.3 289 10 70 50;
        0.4 12 69 70 50; 0.5 104.5 69 70 50; 0.6 196.5 69 70 50; 1.0 12 143 70 50;
        1.1 104.5 143 70 50; 1.2 196.5 143 70 50; 1.3 289 143 70 50; 1.4 12 202 70 50;
        2.0 12 276 70 50
        """),
    Reference(
      name: "ref1.sizes.768", reference: 1, width: 768, contentInset: [0, 0],
      margins: [8, 8], delegate: [true, false, false, false], counts: [7, 5, 1],
      content: "768 228",
      items: """
        0.0 12 19 60 40; 0.1 79 16 70 46; 0.2 156 13 80 52; 0.3 243 10 60 58; 0.4 310 19 70 40;
        0.5 387 16 80 46; 0.6 474 13 60 52; 1.0 12 101 60 40; 1.1 79 98 70 46; 1.2 156 95 80 52;
        1.3 243 92 60 58; 1.4 310 101 70 40; 2.0 12 174 60 40
        """),
    Reference(
      name: "ref2.contentInset", reference: 2, width: 320, contentInset: [20, 30],
      margins: [8, 8], delegate: [false, false, false, false], counts: [7, 5, 1],
      content: "270 399",
      items: """
        0.0 0 10 70 50; 0.1 100 10 70 50; 0.2 200 10 70 50; 0.3 0 69 70 50; 0.4 100 69 70 50;
        0.5 200 69 70 50; 0.6 0 128 70 50; 1.0 0 202 70 50; 1.1 100 202 70 50; 1.2 200 202 70 50;
        1.3 0 261 70 50; 1.4 100 261 70 50; 2.0 0 335 70 50
        """),
    Reference(
      name: "ref2.contentInset.delegate", reference: 2, width: 320, contentInset: [40, 3],
      margins: [8, 8], delegate: [true, true, true, false], counts: [7, 5, 1],
      content: "277 459",
      items: """
        0.0 0 34 60 40; 0.1 86 31 70 46; 0.2 182 28 80 52; 0.3 0 89 60 58; 0.4 86 98 70 40;
        0.5 182 95 80 46; 0.6 0 156 60 52; 1.0 0 253 60 40; 1.1 84 250 70 46; 1.2 178 247 80 52;
        1.3 0 308 60 58; 1.4 67 317 70 40; 2.0 0 409 60 40
        """,
      headers: """
        0.0 0 0 277 24; 1.0 0 216 277 24; 2.0 0 375 277 24
        """),
    Reference(
      name: "ref2.delegate.320", reference: 2, width: 320, contentInset: [0, 0],
      margins: [8, 8], delegate: [true, true, true, false], counts: [7, 5, 1],
      content: "320 459",
      items: """
        0.0 14 34 60 40; 0.1 113 31 70 46; 0.2 222 28 80 52; 0.3 14 89 60 58; 0.4 113 98 70 40;
        0.5 222 95 80 46; 0.6 14 156 60 52; 1.0 19 253 60 40; 1.1 113.5 250 70 46;
        1.2 218 247 80 52; 1.3 19 308 60 58; 1.4 86 317 70 40; 2.0 24 409 60 40
        """,
      headers: """
        0.0 0 0 320 24; 1.0 0 216 320 24; 2.0 0 375 320 24
        """),
    Reference(
      name: "ref2.estimated.contentInset", reference: 2, width: 320, contentInset: [20, 30],
      margins: [8, 8], delegate: [true, true, true, true], counts: [7, 5, 4],
      content: "270 538",
      items: """
        0.0 0 34 60 40; 0.1 90 31 70 46; 0.2 190 28 80 52; 0.3 0 89 60 58; 0.4 90 98 70 40;
        0.5 190 95 80 46; 0.6 0 156 60 52; 1.0 0 253 60 40; 1.1 90 250 70 46; 1.2 190 247 80 52;
        1.3 0 308 60 58; 1.4 67 317 70 40; 2.0 4 415 60 40; 2.1 92 412 70 46; 2.2 190 409 80 52;
        2.3 4 470 60 58
        """,
      headers: """
        0.0 0 0 270 24; 1.0 0 216 270 24; 2.0 0 375 270 24
        """),
    Reference(
      name: "ref2.margins", reference: 2, width: 320, contentInset: [0, 0],
      margins: [30, 5], delegate: [false, false, false, false], counts: [7, 5, 1],
      content: "320 399",
      items: """
        0.0 42 10 70 50; 0.1 135.5 10 70 50; 0.2 229 10 70 50; 0.3 42 69 70 50;
        0.4 135.5 69 70 50; 0.5 229 69 70 50; 0.6 42 128 70 50; 1.0 42 202 70 50;
        1.1 135.5 202 70 50; 1.2 229 202 70 50; 1.3 42 261 70 50; 1.4 135.5 261 70 50;
        2.0 42 335 70 50
        """),
    Reference(
      name: "ref2.margins.contentInset", reference: 2, width: 320, contentInset: [12, 0],
      margins: [30, 5], delegate: [true, true, true, false], counts: [7, 5, 1],
      content: "308 459",
      items: """
        0.0 24 34 60 40; 0.1 113.5 31 70 46; 0.2 213 28 80 52; 0.3 24 89 60 58;
        0.4 113.5 98 70 40; 0.5 213 95 80 46; 0.6 24 156 60 52; 1.0 29 253 60 40;
        1.1 114 250 70 46; 1.2 209 247 80 52; 1.3 29 308 60 58; 1.4 96 317 70 40; 2.0 34 409 60 40
        """,
      headers: """
        0.0 0 0 308 24; 1.0 0 216 308 24; 2.0 0 375 308 24
        """),
    Reference(
      name: "ref2.plain.320", reference: 2, width: 320, contentInset: [0, 0],
      margins: [8, 8], delegate: [false, false, false, false], counts: [7, 5, 1],
      content: "320 399",
      items: """
        0.0 20 10 70 50; 0.1 123 10 70 50; 0.2 226 10 70 50; 0.3 20 69 70 50; 0.4 123 69 70 50;
        0.5 226 69 70 50; 0.6 20 128 70 50; 1.0 20 202 70 50; 1.1 123 202 70 50;
        1.2 226 202 70 50; 1.3 20 261 70 50; 1.4 123 261 70 50; 2.0 20 335 70 50
        """),
    Reference(
      name: "ref2.plain.375", reference: 2, width: 375, contentInset: [0, 0],
      margins: [8, 8], delegate: [false, false, false, false], counts: [7, 5, 1],
      content: "375 340",
      items: """
        0.0 20 10 70 50; 0.1 107 10 70 50; 0.2 194 10 70 50; 0.3 281 10 70 50; 0.4 20 69 70 50;
        0.5 107 69 70 50; 0.6 194 69 70 50; 1.0 20 143 70 50; 1.1 107 143 70 50;
        1.2 194 143 70 50; 1.3 281 143 70 50; 1.4 20 202 70 50; 2.0 20 276 70 50
        """),
    Reference(
      name: "ref2.sizes.768", reference: 2, width: 768, contentInset: [0, 0],
      margins: [8, 8], delegate: [true, false, false, false], counts: [7, 5, 1],
      content: "768 228",
      items: """
        0.0 20 19 60 40; 0.1 87 16 70 46; 0.2 164 13 80 52; 0.3 251 10 60 58; 0.4 318 19 70 40;
        0.5 395 16 80 46; 0.6 482 13 60 52; 1.0 20 101 60 40; 1.1 87 98 70 46; 1.2 164 95 80 52;
        1.3 251 92 60 58; 1.4 318 101 70 40; 2.0 20 174 60 40
        """),
  ]
}
